import { type ListName, lists } from '@tradefloor/rules'
import { ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { pageTexts } from '../../shared/page/texts.ts'
import { ExhibitionRow } from './exhibition-row.tsx'
import { useExhibitionList } from './queries.ts'
import { exhibitionTexts } from './texts.ts'

interface ExhibitionRowsProps {
  list: ListName
  on: 'glass' | 'white'
  onFollow?: () => void
  /** Left out of the list: the one the visitor is looking at. */
  except?: number
  limit?: number
  className?: string
}

/** A whole list as narrow lines, in each of its states. */
export function ExhibitionRows({ list, on, onFollow, except, limit, className }: ExhibitionRowsProps) {
  const t = useText(exhibitionTexts)
  const common = useText(pageTexts)
  const query = useExhibitionList(list)
  if (query.isPending)
    return (
      <Loading label={common('loading')}>
        {Array.from({ length: 4 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <div key={index} className="flex items-center gap-3 px-3 py-2.5">
            <SkeletonBlock onGlass={on === 'glass'} className="h-10.5 w-14 rounded-control!" />
            <div className="flex-1">
              <SkeletonBlock onGlass={on === 'glass'} className="h-3.5 w-4/5" />
              <SkeletonBlock onGlass={on === 'glass'} className="mt-2 h-3 w-2/5" />
            </div>
          </div>
        ))}
      </Loading>
    )
  if (query.data === undefined)
    return (
      <ErrorRow
        title={query.error.message}
        retryText={common('retry')}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    )
  const exhibitions = query.data.filter(({ id }) => id !== except).slice(0, limit)
  if (exhibitions.length === 0)
    return <p className="px-3 py-2.5 text-13 opacity-80">{t(emptyTexts[list] ?? 'nothingHere')}</p>
  return (
    <ul className={className}>
      {exhibitions.map((exhibition) => (
        <li key={exhibition.id}>
          <ExhibitionRow exhibition={exhibition} from={lists[list].from} on={on} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

const emptyTexts: Partial<Record<ListName, 'nothingHeld' | 'nothingEnded'>> = {
  homeHeld: 'nothingHeld',
  headerOngoing: 'nothingHeld',
  phoneHeld: 'nothingHeld',
  headerReview: 'nothingEnded',
}
