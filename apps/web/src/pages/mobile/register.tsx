import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useReturn } from '../../domains/session/use-return.ts'
import { RegisterCard } from '../../features/account/register-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhonePage } from './phone-header.tsx'

export default function PhoneRegister() {
  const t = useText(accountTexts)
  const back = useReturn(sitePaths.home.phone)
  usePageTitle(t('registerTitle'))
  return (
    <PhonePage title={t('registerTitle')} otherwise={sitePaths.signIn.phone}>
      <RegisterCard layout="fill" signInAt={back.along(sitePaths.signIn.phone)} onDone={back.go} />
    </PhonePage>
  )
}
