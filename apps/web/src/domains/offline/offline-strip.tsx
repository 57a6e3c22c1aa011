import { classNames, useLanguage, useText } from '@tradefloor/ui'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { onQueuedFavourites, queuedFavourites } from '../favourites/queued-favourites.ts'
import { useConnection } from './connection.ts'
import { offlineTexts } from './texts.ts'
import { timeOf } from './time-of.ts'

/** On a desktop the header floats over the page; on a phone what comes after no longer begins at the screen's edge. */
const places = {
  desktop: 'mt-(--h-header) -mb-(--h-header)',
  phone: 'pt-(--safe-top) [&~*]:[--safe-top:0px]',
}

/**
 * Says that there is no network, of when what is shown is, and what waits for one. The live region is there before
 * there is anything to say, or screen readers would not tell of it.
 */
export function OfflineStrip({ layout }: { layout: keyof typeof places }) {
  const t = useText(offlineTexts)
  const { language } = useLanguage()
  const { isAway, asOf } = useConnection()
  const waiting = useSyncExternalStore(onQueuedFavourites, queuedFavourites).size
  const isShown = isAway || asOf !== undefined
  const parts = [
    t(isAway ? 'away' : 'slow'),
    asOf !== undefined && t('asOf', { time: timeOf(asOf, language) }),
    waiting > 0 && t('waiting', { count: waiting }),
  ].filter((part) => part !== false)
  return (
    <div
      role="status"
      className={classNames(isShown && `relative z-(--z-shell) bg-harbour-deep text-white ${places[layout]}`)}
    >
      {isShown && (
        <p className="flex min-h-9 items-center justify-center gap-2 px-4 py-1.5 text-13">
          <CloudOff size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="flex flex-wrap gap-x-3">
            {parts.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}
