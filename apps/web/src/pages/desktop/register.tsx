import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useReturn } from '../../domains/session/use-return.ts'
import { RegisterCard } from '../../features/account/register-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { AccountStage } from './account-stage.tsx'

export default function DesktopRegister() {
  const t = useText(accountTexts)
  const back = useReturn(sitePaths.home.desktop)
  usePageTitle(t('registerTitle'))
  return (
    <AccountStage title={t('registerTitle')} lead={t('registerLead')} leadMore={t('registerLeadMore')}>
      <RegisterCard layout="start" signInAt={back.along(sitePaths.signIn.desktop)} onDone={back.go} />
    </AccountStage>
  )
}
