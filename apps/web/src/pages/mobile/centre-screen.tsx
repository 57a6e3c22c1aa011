import type { CentreScreen } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { SignedInOnly } from '../../domains/session/signed-in-only.tsx'
import { FormSkeleton } from '../../features/centre/form-skeleton.tsx'
import { Screen } from '../../features/centre/screen.tsx'
import { centreTexts } from '../../features/centre/texts.ts'
import { UnsavedQuestion } from '../../features/centre/unsaved-question.tsx'
import { useConfirmLeaving } from '../../shared/page/use-confirm-leaving.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { CentreFrame } from './centre-frame.tsx'
import { centreHome, centrePlaces } from './centre-places.ts'
import { PhonePage } from './phone-header.tsx'

/** Card, card holder, basic information and password, each a page. */
export default function PhoneCentreScreen({ screen }: { screen: CentreScreen }) {
  const t = useText(centreTexts)
  usePageTitle(t(screen))
  return (
    <SignedInOnly
      signInAt={centrePlaces.signInAt}
      meanwhile={
        <PhonePage title={t(screen)} otherwise={centreHome}>
          <FormSkeleton />
        </PhonePage>
      }
    >
      <OwnScreen screen={screen} />
    </SignedInOnly>
  )
}

function OwnScreen({ screen }: { screen: CentreScreen }) {
  const { close, setIsUnsaved, isAsking, stay, discard } = useConfirmLeaving(centreHome)
  return (
    <>
      <Screen
        name={screen}
        layout="page"
        places={centrePlaces}
        Frame={CentreFrame}
        onClose={close}
        onUnsaved={setIsUnsaved}
      />
      <UnsavedQuestion open={isAsking} onDiscard={discard} onStay={stay} />
    </>
  )
}
