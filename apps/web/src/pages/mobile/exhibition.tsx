import type { FromScene } from '@tradefloor/contract'
import type { ScenePlace } from '@tradefloor/rules'
import { useNavigate } from 'react-router'
import { ExhibitionSheet } from '../../features/exhibitions/exhibition-sheet.tsx'
import { ExhibitionStage } from '../../features/exhibitions/exhibition-stage.tsx'
import {
  type ExhibitionSource,
  useAddressedExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { LanguageSegment } from '../../shared/page/language-segment.tsx'
import { BackButton } from './phone-header.tsx'

const listAddress = '/mobileExhibitors'

export default function PhoneExhibition({ place, ...source }: ExhibitionSource & { place: ScenePlace }) {
  const navigate = useNavigate()
  const page = useAddressedExhibition(source)
  useExhibitionTitle(page)

  // Every landmark of a scene leads somewhere: here, to what is being held.
  const onMessage = (message: FromScene) => {
    if (typeof message === 'string') navigate(listAddress)
  }

  return (
    <>
      <div className="sea relative h-60 shrink-0 overflow-hidden pt-(--safe-top)">
        {page.state === 'there' && (
          <ExhibitionStage exhibition={page.exhibition} place={place} device="phone" onMessage={onMessage} />
        )}
        <div className="pointer-events-none absolute inset-x-0 top-0 h-24 bg-linear-to-b from-[rgb(6_30_74/.5)] to-transparent" />
        <div className="relative flex items-center justify-between px-4 pt-2">
          <BackButton otherwise={listAddress} />
          <div className="glass rounded-pill">
            <LanguageSegment look="glass-touch" />
          </div>
        </div>
      </div>
      <section className="surface relative -mt-5 flex-1 rounded-t-sheet px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]">
        <ExhibitionSheet page={page} others="phoneHeld" listAddress={listAddress} actionHeight={48} />
      </section>
    </>
  )
}
