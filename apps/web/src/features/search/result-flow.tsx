import { classNames } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { type AskedInPages, flowOf } from '../../shared/listing/flow.ts'
import { ListEnd } from '../../shared/listing/list-end.tsx'
import { PullToRefresh } from '../../shared/listing/pull-to-refresh.tsx'
import { useKeptPlace } from '../../shared/listing/use-kept-place.ts'
import { Answer } from '../../shared/page/answer.tsx'

interface ResultFlowProps<Entry> {
  asked: AskedInPages<Entry> & {
    isPlaceholderData: boolean
    refetch: () => Promise<{ error: Error | null }>
  }
  grid: string
  skeleton: ReactNode
  /** What there is to see when nothing was found. */
  empty: ReactNode
  card: (entry: Entry) => ReactNode
}

/** Results one after another, for as long as one scrolls. */
export function ResultFlow<Entry extends { id: number }>(props: ResultFlowProps<Entry>) {
  const { asked, grid, skeleton, empty, card } = props
  const flow = flowOf(asked)
  useKeptPlace(flow)
  return (
    <>
      <PullToRefresh onRefresh={asked.refetch} />
      <Answer
        asked={asked}
        skeleton={
          <div className={grid}>
            {[0, 1, 2, 3].map((block) => (
              <div key={block}>{skeleton}</div>
            ))}
          </div>
        }
      >
        {({ list }) =>
          list.length === 0 ? (
            empty
          ) : (
            <>
              <ul
                aria-busy={asked.isPlaceholderData}
                className={classNames(grid, 'transition-opacity', asked.isPlaceholderData && 'opacity-60')}
              >
                {list.map((entry) => (
                  <li key={entry.id} className="grid grid-cols-1">
                    {card(entry)}
                  </li>
                ))}
              </ul>
              <ListEnd flow={flow} />
            </>
          )
        }
      </Answer>
    </>
  )
}
