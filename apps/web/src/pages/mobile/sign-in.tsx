import { useText } from '@tradefloor/ui'
import { guestPlace } from '../../domains/session/guest-place.ts'
import { useReturn } from '../../domains/session/use-return.ts'
import { SignInCard } from '../../features/account/sign-in-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhonePage } from './phone-header.tsx'

export default function PhoneSignIn() {
  const t = useText(accountTexts)
  const back = useReturn('/mobileExhibition')
  usePageTitle(t('title'))
  return (
    <PhonePage title={t('title')} otherwise="/mobileExhibition">
      <SignInCard
        layout="fill"
        registerAt={back.along('/mobileRegister')}
        guestAt={guestPlace(back.place, '/mobileExhibition')}
        onDone={back.go}
      />
    </PhonePage>
  )
}
