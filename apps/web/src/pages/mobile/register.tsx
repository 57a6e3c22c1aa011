import { useText } from '@tradefloor/ui'
import { useReturn } from '../../domains/session/use-return.ts'
import { RegisterCard } from '../../features/account/register-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhonePage } from './phone-header.tsx'

export default function PhoneRegister() {
  const t = useText(accountTexts)
  const back = useReturn('/mobileExhibition')
  usePageTitle(t('registerTitle'))
  return (
    <PhonePage title={t('registerTitle')} otherwise="/mobileLogin">
      <RegisterCard layout="fill" signInAt={back.along('/mobileLogin')} onDone={back.go} />
    </PhonePage>
  )
}
