import { type Query, useIsFetching } from '@tanstack/react-query'
import { centrePages } from '@tradefloor/rules'
import { SkeletonBlock, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { talksKey } from '../../../domains/chat/talks-key.ts'
import { visitorsOwn } from '../../../domains/session/visitors-own.ts'
import { centreTexts } from '../texts.ts'
import type { Counts } from '../use-counts.ts'
import { overviewTexts } from './texts.ts'

const kinds = [
  { screen: 'companies', text: 'companiesShort' },
  { screen: 'products', text: 'productsShort' },
  { screen: 'videos', text: 'videosShort' },
  { screen: 'documents', text: 'documentsShort' },
  { screen: 'sessions', text: 'sessionsShort' },
] as const

/** The query of conversations stays open for as long as there are none to show. */
const isAnswered = ({ queryKey }: Query) => queryKey[1] !== talksKey[1]

/** How many favourites of each kind there are, and the way to them. */
export function StoredCounts({ counts }: { counts: Counts }) {
  const t = useText(overviewTexts)
  const words = useText(centreTexts)
  const isWaiting = useIsFetching({ queryKey: [visitorsOwn], predicate: isAnswered }) > 0
  return (
    <nav
      aria-label={t('kept')}
      className="surface relative grid grid-cols-[repeat(auto-fit,minmax(max(52px,3.25rem),1fr))] divide-x divide-line rounded-card py-2 shadow-pop"
    >
      {kinds.map(({ screen, text }) => {
        const count = counts[screen]
        return (
          <Link
            key={screen}
            to={centrePages[screen]}
            title={words(screen)}
            className="flex min-h-15 min-w-0 flex-col items-center justify-center text-center [--ring-offset:-2px]"
          >
            {count === undefined && isWaiting ? (
              <SkeletonBlock className="my-1 h-6 w-8" />
            ) : (
              <span className="text-24 font-bold">{count ?? t('notKnown')}</span>
            )}
            <span className="text-12 text-ink-2 max-[22.5rem]:text-11">{words(text)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
