import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { MailChoice } from '../../features/message-mails/mail-choice.tsx'
import { messageMailsTexts } from '../../features/message-mails/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhonePage } from './phone-header.tsx'

export default function PhoneMessageMails() {
  const t = useText(messageMailsTexts)
  usePageTitle(t('title'))
  return (
    <PhonePage title={t('title')} otherwise={sitePaths.home.phone}>
      <MailChoice home={sitePaths.home.phone} signInAt={sitePaths.signIn.phone} />
    </PhonePage>
  )
}
