import { useState } from 'react'
import { Confirm } from '../confirm.tsx'
import { useText } from '../language/language-provider.tsx'
import { hostOf } from './links-in.ts'
import { conversationTexts } from './texts.ts'

/** Asked before a link in a message is followed: it may lead anywhere, and the address says where. */
export function useLeaveQuestion() {
  const t = useText(conversationTexts)
  const [href, setHref] = useState<string>()
  const leave = () => {
    if (href) window.open(href, '_blank', 'noopener,noreferrer')
    setHref(undefined)
  }
  const question = (
    <Confirm
      open={href !== undefined}
      title={t('leaveTitle')}
      text={t('leaveText', { host: href ? hostOf(href) : '' })}
      yes={t('leaveYes')}
      no={t('leaveNo')}
      onYes={leave}
      onNo={() => setHref(undefined)}
    />
  )
  return { follow: setHref, question }
}
