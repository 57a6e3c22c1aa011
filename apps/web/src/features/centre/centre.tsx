import type { CentreInAddress } from '@tradefloor/rules'
import { Modal, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { CentreMenu } from './centre-menu.tsx'
import { Screen } from './screen.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import type { CentrePlaces } from './screen-props.ts'
import { centreTexts } from './texts.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { useShownCentre } from './use-shown-centre.ts'

/** The user centre: what a visitor has kept, and who they are. */
export default function Centre({ places }: { places: CentrePlaces }) {
  const t = useText(centreTexts)
  const { shown, close, setIsUnsaved, isAsking, stay, discard } = useShownCentre()
  // What is being closed is still seen while it fades.
  const [last, setLast] = useState<CentreInAddress>()
  if (shown && !isSame(shown, last)) setLast(shown)
  const centre = shown ?? last
  return (
    <>
      <Modal
        open={shown !== undefined}
        onClose={close}
        title={t('title')}
        className={centre?.alone ? 'h-187 max-w-240' : 'h-187 max-w-290'}
      >
        {centre && (
          <>
            {!centre.alone && <CentreMenu current={centre.screen} home={places.home} />}
            <Screen
              key={centre.screen}
              name={centre.screen}
              layout="window"
              places={places}
              Frame={ScreenFrame}
              onClose={close}
              onUnsaved={setIsUnsaved}
            />
          </>
        )}
      </Modal>
      <UnsavedQuestion open={isAsking} onDiscard={discard} onStay={stay} />
    </>
  )
}

const isSame = (a: CentreInAddress, b: CentreInAddress | undefined) =>
  a.screen === b?.screen && a.alone === b.alone
