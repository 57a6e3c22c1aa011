import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useLeave } from '../../domains/session/use-leave.ts'
import { ForgottenCard } from '../../features/account/forgotten-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhonePage } from './phone-header.tsx'

export default function PhoneForgotten() {
  const t = useText(accountTexts)
  const { back, toSignIn } = useLeave(sitePaths.signIn.phone)
  usePageTitle(t('forgottenTitle'))
  return (
    <PhonePage title={t('forgottenTitle')} otherwise={sitePaths.signIn.phone}>
      <ForgottenCard onLeave={back} onSignIn={toSignIn} />
    </PhonePage>
  )
}
