import { classNames, Loading, useHeading, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { QueryError } from '../../shared/page/query-result.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { exactCount } from './corrected.ts'
import type { Found } from './found.ts'
import { searchTexts } from './texts.ts'
import type { ShownReply } from './use-shown-reply.ts'

interface Entry {
  id: number
  match?: { similar: boolean }
}

/** A search of one kind: what is asked and what there is to see of it. */
export interface Asked<One> {
  asked: { isFetching: boolean; refetch: () => unknown }
  shown: ShownReply<Found<One>>
}

interface ResultListProps<One extends Entry> extends Asked<One> {
  /** The words that are asked for now. */
  word: string
  grid: string
  skeleton: ReactNode
  skeletonCount: number
  card: (entry: One) => ReactNode
  /** What there is to see when nothing was found, around what is only similar. */
  empty: (similar: ReactNode) => ReactNode
  /** After the list. */
  children?: ReactNode
}

/** What was found, and apart from it what is only similar. What was seen last stays until more is known. */
export function ResultList<One extends Entry>(props: ResultListProps<One>) {
  const { shown, word, asked, grid, skeleton, skeletonCount, card, empty, children } = props
  const page = useText(pageTexts)
  const { reply, isStale, isWaiting, isLate, error } = shown
  const coming = (
    <Loading label={page('loading')}>
      {/* Nothing moves for a reply that comes at once. */}
      <div className={classNames(grid, !isLate && 'invisible')}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <div key={index} className="grid grid-cols-1">
            {skeleton}
          </div>
        ))}
      </div>
    </Loading>
  )
  if (!reply) return error ? <QueryError asked={asked} error={error} /> : coming
  if (isLate && reply.word !== word) return coming
  const exact = reply.list.filter(({ match }) => !match?.similar)
  const similar = reply.list.filter(({ match }) => match?.similar)
  const isNothingExact = exactCount(reply) === 0
  const isEmpty = isNothingExact || reply.list.length === 0
  const similarCards = similar.length > 0 && (
    <Similar isAll={isNothingExact}>
      <Cards entries={similar} grid={grid} card={card} />
    </Similar>
  )
  return (
    <>
      {error && <QueryError asked={asked} error={error} className="mb-3" />}
      <div aria-busy={isWaiting} className={classNames('transition-opacity', isStale && 'opacity-60')}>
        {isEmpty ? (
          empty(similarCards)
        ) : (
          <>
            {exact.length > 0 && <Cards entries={exact} grid={grid} card={card} />}
            {similarCards}
          </>
        )}
      </div>
      {children}
    </>
  )
}

const Cards = <One extends Entry>({
  entries,
  grid,
  card,
}: {
  entries: One[]
  grid: string
  card: (entry: One) => ReactNode
}) => (
  <ul className={grid}>
    {entries.map((entry) => (
      <li key={entry.id} className="grid min-w-0 grid-cols-1">
        {card(entry)}
      </li>
    ))}
  </ul>
)

function Similar({ isAll, children }: { isAll: boolean; children: ReactNode }) {
  const Heading = useHeading()
  const t = useText(searchTexts)
  return (
    <section className="mt-5 first:mt-0">
      <Heading className="mb-2 flex flex-wrap items-baseline gap-x-2 text-16 font-bold">
        {t(isAll ? 'similar' : 'moreSimilar')}
        <span className="text-12 font-normal text-ink-3">{t('similarHint')}</span>
      </Heading>
      {children}
    </section>
  )
}

/** The thin line over former results while newer ones are on their way. */
export function WaitingBar({ isWaiting }: { isWaiting: boolean }) {
  return (
    <div aria-hidden className="h-0.5 shrink-0">
      {isWaiting && (
        <div
          data-pending
          className="h-full animate-shimmer bg-linear-to-r from-harbour-light via-harbour to-harbour-light bg-size-[200%_100%]"
        />
      )}
    </div>
  )
}
