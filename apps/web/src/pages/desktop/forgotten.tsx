import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useLeave } from '../../domains/session/use-leave.ts'
import { ForgottenCard } from '../../features/account/forgotten-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { AccountStage } from './account-stage.tsx'

export default function DesktopForgotten() {
  const t = useText(accountTexts)
  const { back, toSignIn } = useLeave(sitePaths.signIn.desktop)
  usePageTitle(t('forgottenTitle'))
  return (
    <AccountStage title={t('forgottenTitle')} lead={t('forgottenLead')} leadMore={t('forgottenLeadMore')}>
      <ForgottenCard onLeave={back} onSignIn={toSignIn} />
    </AccountStage>
  )
}
