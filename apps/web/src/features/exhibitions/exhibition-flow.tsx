import type { EntryPoint, Exhibition } from '@tradefloor/contract'
import { type ListName, lists } from '@tradefloor/rules'
import { FairCardSkeleton } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { useGradually } from '../../shared/listing/flow.ts'
import { ListEnd } from '../../shared/listing/list-end.tsx'
import { PullToRefresh } from '../../shared/listing/pull-to-refresh.tsx'
import { useListPosition } from '../../shared/listing/use-list-position.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { ExhibitionCard } from './exhibition-card.tsx'
import { useExhibitionList } from './queries.ts'

const columns = 'grid grid-cols-1 gap-3 sm:grid-cols-2'

interface ExhibitionFlowProps {
  list: ListName
  bothNames?: boolean
  /** What stands here when the list has nothing. */
  empty: ReactNode
}

/** A phone's list of exhibitions: more of them as one scrolls, asked for anew by a pull, kept for who comes back. */
export function ExhibitionFlow({ list, bothNames = false, empty }: ExhibitionFlowProps) {
  const asked = useExhibitionList(list)
  return (
    <>
      <PullToRefresh onRefresh={asked.refetch} />
      <QueryResult
        asked={asked}
        skeleton={
          <div className={columns}>
            {[0, 1, 2].map((block) => (
              <FairCardSkeleton key={block} layout="phone" />
            ))}
          </div>
        }
      >
        {(all) =>
          all.length === 0 ? empty : <Cards all={all} from={lists[list].from} bothNames={bothNames} />
        }
      </QueryResult>
    </>
  )
}

interface CardsProps {
  all: readonly Exhibition[]
  from: EntryPoint
  bothNames: boolean
}

function Cards({ all, from, bothNames }: CardsProps) {
  const flow = useGradually(all)
  useListPosition(flow)
  return (
    <>
      <ul className={columns}>
        {flow.shown.map((exhibition, index) => (
          <li key={exhibition.id} className="grid">
            <ExhibitionCard
              exhibition={exhibition}
              from={from}
              layout="phone"
              bothNames={bothNames}
              eager={index < 2}
            />
          </li>
        ))}
      </ul>
      <ListEnd flow={flow} />
    </>
  )
}
