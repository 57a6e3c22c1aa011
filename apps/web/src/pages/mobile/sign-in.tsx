import { useText } from '@tradefloor/ui'
import { SignInCard } from '../../features/account/sign-in-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { guestPlace } from '../../shared/session/guest-place.ts'
import { useReturn } from '../../shared/session/use-return.ts'
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
