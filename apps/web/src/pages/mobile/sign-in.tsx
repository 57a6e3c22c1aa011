import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { guestPlace } from '../../domains/session/guest-place.ts'
import { useReturn } from '../../domains/session/use-return.ts'
import { SignInCard } from '../../features/account/sign-in-card.tsx'
import { accountTexts } from '../../features/account/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhonePage } from './phone-header.tsx'

export default function PhoneSignIn() {
  const t = useText(accountTexts)
  const back = useReturn(sitePaths.home.phone)
  usePageTitle(t('title'))
  return (
    <PhonePage title={t('title')} otherwise={sitePaths.home.phone}>
      <SignInCard
        layout="fill"
        registerAt={back.along(sitePaths.register.phone)}
        guestAt={guestPlace(back.place, sitePaths.home.phone)}
        onDone={back.go}
      />
    </PhonePage>
  )
}
