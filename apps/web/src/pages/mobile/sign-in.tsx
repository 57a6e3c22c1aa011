import { useText } from '@tradefloor/ui'
import { accountMessages } from '../../features/account/messages.ts'
import { SignInCard } from '../../features/account/sign-in-card.tsx'
import { centrePages } from '../../shared/go/centre.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { useReturn } from '../../shared/session/use-return.ts'
import { PhonePage } from './phone-header.tsx'

export default function PhoneSignIn() {
  const t = useText(accountMessages)
  const back = useReturn('/mobileExhibition')
  // From a page that is somebody's own a guest would only be sent back here.
  const isOwn = Object.values(centrePages).includes(back.place)
  usePageTitle(t('title'))
  return (
    <PhonePage title={t('title')} otherwise="/mobileExhibition">
      <SignInCard
        layout="fill"
        registerAt={back.along('/mobileRegister')}
        guestAt={isOwn ? '/mobileExhibition' : back.place}
        onDone={back.go}
      />
    </PhonePage>
  )
}
