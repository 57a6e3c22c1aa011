import { type ListName, lists } from '@tradefloor/rules'
import { ErrorRow, FairCardSkeleton, Loading, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { pageTexts } from '../../shared/page/texts.ts'
import { ExhibitionCard } from './exhibition-card.tsx'
import { useExhibitionList } from './queries.ts'

interface ExhibitionCardsProps {
  list: ListName
  /** What stands here when the list has nothing. */
  empty: ReactNode
}

const columns = 'grid grid-cols-2 gap-5 lg:grid-cols-3 xl:grid-cols-4'

/** A whole list of exhibitions, in each of its states. */
export function ExhibitionCards({ list, empty }: ExhibitionCardsProps) {
  const t = useText(pageTexts)
  const query = useExhibitionList(list)
  if (query.isPending)
    return (
      <Loading label={t('loading')} className={columns}>
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <FairCardSkeleton key={index} />
        ))}
      </Loading>
    )
  if (query.data === undefined)
    return (
      <ErrorRow
        title={query.error.message}
        hint={t('notLoaded')}
        retryText={t('retry')}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    )
  if (query.data.length === 0) return empty
  return (
    <ul className={columns}>
      {query.data.map((exhibition, index) => (
        <li key={exhibition.id} className="grid">
          <ExhibitionCard exhibition={exhibition} from={lists[list].from} layout="grid" eager={index < 2} />
        </li>
      ))}
    </ul>
  )
}
