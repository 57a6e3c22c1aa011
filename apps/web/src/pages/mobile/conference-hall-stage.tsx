import type { Exhibition } from '@tradefloor/contract'
import { HallStage } from '../../features/conference/hall-stage.tsx'
import type { HallState } from '../../features/conference/use-conference.ts'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { BackButton } from './phone-header.tsx'

interface ConferenceHallStageProps {
  state: HallState
  exhibition: Exhibition
  /** Where Back leads whoever came by a link. */
  otherwise: string
}

/** The stage with the phone's header on it. It stays above while there is room for what scrolls below. */
export function ConferenceHallStage({ state, exhibition, otherwise }: ConferenceHallStageProps) {
  return (
    <div className="relative top-0 z-(--z-shell) bg-ink pt-(--safe-top) [@media(orientation:portrait)_and_(min-height:30rem)]:sticky">
      <div className="absolute top-[calc(4px+var(--safe-top))] left-1 z-3">
        <BackButton otherwise={otherwise} />
      </div>
      <div className="absolute top-[calc(4px+var(--safe-top))] right-1 z-3">
        <LanguageToggle look="scene" />
      </div>
      <HallStage state={state} exhibition={exhibition} className="rounded-none!" />
    </div>
  )
}
