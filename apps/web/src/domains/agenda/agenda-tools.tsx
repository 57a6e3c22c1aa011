import type { ConferenceHallId, Device } from '@tradefloor/rules'
import { classNames, useText } from '@tradefloor/ui'
import type { AgendaChoice } from './programme.ts'
import { TakeHome } from './take-home.tsx'
import { agendaTexts } from './texts.ts'

interface AgendaToolsProps {
  exhibitionId: number
  device: Device
  /** The halls to choose from; with one there is nothing to choose. */
  halls: readonly ConferenceHallId[]
  choice: AgendaChoice
  onHall: (hall: AgendaChoice['hall']) => void
  onOnlyFavourites: (onlyFavourites: boolean) => void
}

const hallTexts = { all: 'allHalls', 1: 'bigHall', 2: 'smallHall' } as const

/** By hall, or only what the visitor marked; and what they can take home of it. */
export function AgendaTools(props: AgendaToolsProps) {
  const { exhibitionId, device, halls, choice, onHall, onOnlyFavourites } = props
  const t = useText(agendaTexts)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {halls.length > 1 &&
        (['all', ...halls] as const).map((hall) => (
          <Pill key={hall} on={choice.hall === hall} onPress={() => onHall(hall)}>
            {t(hallTexts[hall])}
          </Pill>
        ))}
      <Pill on={choice.onlyFavourites} onPress={() => onOnlyFavourites(!choice.onlyFavourites)}>
        {t('onlyFavourites')}
      </Pill>
      <div className="ml-auto">
        <TakeHome exhibitionId={exhibitionId} device={device} day={choice.day} />
      </div>
    </div>
  )
}

interface PillProps {
  on: boolean
  onPress: () => void
  children: string
}

function Pill({ on, onPress, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={classNames(
        'min-h-8 rounded-pill border px-3 text-13 transition-colors duration-(--dur-control) pointer-coarse:min-h-11',
        on
          ? 'border-harbour bg-harbour-light font-bold text-harbour'
          : 'border-line text-ink-2 hover:border-harbour',
      )}
    >
      {children}
    </button>
  )
}
