import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { MailChoice } from '../../features/message-mails/mail-choice.tsx'
import { messageMailsTexts } from '../../features/message-mails/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { AccountStage } from './account-stage.tsx'

export default function DesktopMessageMails() {
  const t = useText(messageMailsTexts)
  usePageTitle(t('title'))
  return (
    <AccountStage title={t('title')} lead={t('lead')} leadMore={t('leadMore')}>
      <MailChoice home={sitePaths.home.desktop} signInAt={sitePaths.signIn.desktop} />
    </AccountStage>
  )
}
