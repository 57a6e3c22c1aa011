import type { Device } from '@tradefloor/rules'
import { buttonClasses, classNames, IconButton, useText } from '@tradefloor/ui'
import { Clock3, Star } from 'lucide-react'
import type { Favourite } from './kinds.ts'
import { useQueuedFavourite } from './queued-favourites.ts'
import { favouriteTexts } from './texts.ts'
import { useFavourite } from './use-favourite.ts'

interface StarButtonProps {
  favourite: Favourite
  /** As the list says it. */
  marked: boolean
  /** What the thing is called, for those who do not see where the star stands. */
  name: string
  device: Device
  /** On white, on glass or over a picture; `words` where there is room to say it. */
  look?: keyof typeof looks
  className?: string
}

/** The button while its star is off, and a star that is on. */
const looks = {
  white: { button: 'text-ink-3 hover:text-amber-ink', on: 'fill-amber text-amber-ink' },
  glass: { button: 'text-white hover:bg-glass-hover', on: 'fill-amber text-amber' },
  picture: {
    button: 'rounded-pill! bg-white/92 text-ink-3 shadow-card hover:text-amber-ink',
    on: 'fill-amber text-amber-ink',
  },
  words: { button: buttonClasses('secondary'), on: 'fill-amber text-amber-ink' },
}

/** The star of an exhibitor, a product, a film or a paper. It stays above a card's link. */
export function StarButton({ favourite, marked, name, device, look = 'white', className }: StarButtonProps) {
  const t = useText(favouriteTexts)
  const { turn, busy } = useFavourite(favourite, device, name)
  const waits = useQueuedFavourite(favourite)
  const isOn = waits ?? marked
  const label = t(waits === undefined ? 'star' : 'starWaiting', { name })
  const press = {
    'aria-pressed': isOn,
    'aria-busy': busy || undefined,
    onClick: () => void turn(!isOn),
  }
  const star = (
    <span className={classNames('relative', waits !== undefined && 'opacity-70')}>
      <Star
        size={look === 'words' ? 18 : 20}
        strokeWidth={1.75}
        aria-hidden
        className={isOn ? looks[look].on : undefined}
      />
      {waits !== undefined && (
        <Clock3
          size={12}
          strokeWidth={2.5}
          aria-hidden
          className="absolute -right-1.5 -bottom-1.5 rounded-pill bg-white text-ink"
        />
      )}
    </span>
  )
  if (look === 'words')
    return (
      <button
        type="button"
        {...press}
        aria-label={label}
        className={classNames(
          looks.words.button,
          isOn && 'font-bold text-amber-ink!',
          'relative z-1',
          className,
        )}
      >
        {star}
        {t(isOn ? 'favourited' : 'favourite')}
      </button>
    )
  return (
    <IconButton
      {...press}
      label={label}
      size={device === 'phone' ? 44 : 40}
      icon={star}
      className={classNames('relative z-1', looks[look].button, className)}
    />
  )
}
