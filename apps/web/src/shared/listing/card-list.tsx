import { classNames } from '@tradefloor/ui'
import { type ReactNode, useEffect, useRef } from 'react'

interface CardListProps<Entry> {
  entries: readonly Entry[]
  card: (entry: Entry) => ReactNode
  /** Which part of the whole these are. */
  page: number
  /** They are the last ones, while those that were asked for are on their way. */
  stale: boolean
  /** The grid. */
  className: string
}

/** One page of a list, directly within what scrolls: another page begins at its top. */
export function CardList<Entry extends { id: number }>(props: CardListProps<Entry>) {
  const { entries, card, page, stale, className } = props
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for
  useEffect(() => {
    list.current?.parentElement?.scrollTo({ top: 0 })
  }, [page])
  return (
    <ul
      ref={list}
      aria-busy={stale}
      className={classNames(className, 'transition-opacity', stale && 'opacity-60')}
    >
      {entries.map((entry) => (
        <li key={entry.id} className="grid grid-cols-1">
          {card(entry)}
        </li>
      ))}
    </ul>
  )
}
