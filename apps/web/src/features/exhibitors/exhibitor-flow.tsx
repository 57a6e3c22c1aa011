import type { ExhibitionProfile } from '@tradefloor/contract'
import { Button, EmptyState, useText } from '@tradefloor/ui'
import { flowOf } from '../../shared/listing/flow.ts'
import { isFiltered, type ListChoice } from '../../shared/listing/list-choice.ts'
import { ListEnd } from '../../shared/listing/list-end.tsx'
import { PullToRefresh } from '../../shared/listing/pull-to-refresh.tsx'
import { listingTexts } from '../../shared/listing/texts.ts'
import { useListChoice } from '../../shared/listing/use-list-choice.ts'
import { useListPosition } from '../../shared/listing/use-list-position.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { ExhibitorFlowTools } from './exhibitor-flow-tools.tsx'
import { ExhibitorRow, ExhibitorRowSkeleton } from './exhibitor-row.tsx'
import { ExhibitorTile, ExhibitorTileSkeleton } from './exhibitor-tile.tsx'
import { type ExhibitorView, useExhibitorView } from './exhibitor-view.ts'
import { useExhibitorFlow } from './queries.ts'
import { exhibitorTexts } from './texts.ts'

const views = {
  grid: {
    // Letters that are twice as large have room for two, or one.
    className: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(88px,6.4rem)),1fr))] gap-2',
    Entry: ExhibitorTile,
    Skeleton: ExhibitorTileSkeleton,
    count: 12,
  },
  list: {
    className: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
    Entry: ExhibitorRow,
    Skeleton: ExhibitorRowSkeleton,
    count: 6,
  },
} as const

interface ExhibitorFlowProps {
  exhibition: { id: number; profile: ExhibitionProfile }
}

/** All exhibitors on a phone, by industry, area and order; further ones as the reader comes near the end. */
export function ExhibitorFlow({ exhibition }: ExhibitorFlowProps) {
  const t = useText(exhibitorTexts)
  const { choice, change } = useListChoice()
  const { view, choose } = useExhibitorView()
  const asked = useExhibitorFlow(exhibition.id, choice)
  const flow = flowOf(asked)
  useListPosition(flow)
  const { className, Entry } = views[view]
  const found = asked.data?.count ?? 0
  return (
    <>
      <PullToRefresh onRefresh={asked.refetch} />
      <ExhibitorFlowTools
        facets={asked.data?.first?.facets}
        found={found}
        view={view}
        onView={choose}
        choice={choice}
        onChange={change}
      />
      <QueryResult asked={asked} skeleton={<FlowSkeleton view={view} />}>
        {({ list }) =>
          list.length > 0 ? (
            <>
              {asked.data?.first?.isSimilar && (
                <p className="mb-2 text-13 text-ink-2">{t('similar', { count: found })}</p>
              )}
              <ul className={className}>
                {list.map((exhibitor) => (
                  <Entry key={exhibitor.id} exhibitor={exhibitor} profile={exhibition.profile} />
                ))}
              </ul>
              <ListEnd flow={flow} />
            </>
          ) : (
            <NoExhibitors choice={choice} onChange={change} />
          )
        }
      </QueryResult>
    </>
  )
}

function FlowSkeleton({ view }: { view: ExhibitorView }) {
  const { className, Skeleton, count } = views[view]
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
        <Skeleton key={index} />
      ))}
    </div>
  )
}

interface NoExhibitorsProps {
  choice: ListChoice
  onChange: (changes: Partial<ListChoice>) => void
}

/** Nobody at all, or nobody who is like that: then the way back is offered. */
function NoExhibitors({ choice, onChange }: NoExhibitorsProps) {
  const t = useText(exhibitorTexts)
  const listing = useText(listingTexts)
  if (!isFiltered(choice)) return <EmptyState title={t('none')} hint={t('noneHint')} />
  return (
    <EmptyState
      title={t('noneSuch')}
      hint={t('noneSuchHint')}
      action={
        <Button
          look="soft"
          onClick={() =>
            onChange({ industry: undefined, province: undefined, city: undefined, area: undefined })
          }
        >
          {listing('clearFilters')}
        </Button>
      }
    />
  )
}
