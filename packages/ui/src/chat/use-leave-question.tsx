import { useState } from 'react'
import { Confirm } from '../confirm.tsx'
import { hostOf } from './links-in.ts'

interface Words {
  title: string
  /** Names the host it leads to. */
  text: (host: string) => string
  yes: string
  no: string
}

/** Asked before a link in a message is followed: it may lead anywhere, and the address says where. */
export function useLeaveQuestion({ title, text, yes, no }: Words) {
  const [href, setHref] = useState<string>()
  const leave = () => {
    if (href) window.open(href, '_blank', 'noopener,noreferrer')
    setHref(undefined)
  }
  const question = (
    <Confirm
      open={href !== undefined}
      title={title}
      text={text(href ? hostOf(href) : '')}
      yes={yes}
      no={no}
      onYes={leave}
      onNo={() => setHref(undefined)}
    />
  )
  return { follow: setHref, question }
}
