import type { ExhibitionProfile } from '@tradefloor/contract'
import { Button, EmptyState, Segment, useText } from '@tradefloor/ui'
import { AreaSheet } from '../../shared/listing/area-sheet.tsx'
import { flowOf } from '../../shared/listing/flow.ts'
import { IndustryPills } from '../../shared/listing/industry-pills.tsx'
import { isFiltered } from '../../shared/listing/list-choice.ts'
import { ListEnd } from '../../shared/listing/list-end.tsx'
import { PullToRefresh } from '../../shared/listing/pull-to-refresh.tsx'
import { SortSelect } from '../../shared/listing/sort-select.tsx'
import { listingTexts } from '../../shared/listing/texts.ts'
import { useKeptPlace } from '../../shared/listing/use-kept-place.ts'
import { useListChoice } from '../../shared/listing/use-list-choice.ts'
import { Answer } from '../../shared/page/answer.tsx'
import { ExhibitorRow, ExhibitorRowSkeleton } from './exhibitor-row.tsx'
import { ExhibitorTile, ExhibitorTileSkeleton } from './exhibitor-tile.tsx'
import { useExhibitorView } from './exhibitor-view.ts'
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
  const listing = useText(listingTexts)
  const { choice, change } = useListChoice()
  const { view, choose } = useExhibitorView()
  const asked = useExhibitorFlow(exhibition.id, choice)
  const flow = flowOf(asked)
  useKeptPlace(flow)
  const { className, Entry, Skeleton, count } = views[view]
  const facets = asked.data?.first?.facets
  const found = asked.data?.count ?? 0
  return (
    <>
      <PullToRefresh onRefresh={asked.refetch} />
      <div className="relative -mx-(--gutter) mb-3 flex items-center gap-2 overflow-x-auto px-(--gutter) py-0.5 [scrollbar-width:none]">
        <Segment
          label={t('view')}
          look="sand"
          value={view}
          onChange={choose}
          options={[
            { value: 'grid', text: t('grid'), label: t('grid') },
            { value: 'list', text: t('list'), label: t('list') },
          ]}
        />
        <AreaSheet
          facet={facets?.area}
          choice={choice}
          onChange={change}
          seeText={found > 0 ? t('see', { count: found }) : undefined}
        />
        <SortSelect value={choice.sort} onChange={change} />
        <IndustryPills
          facet={facets?.industry}
          choice={choice}
          onChange={change}
          className="shrink-0 flex-nowrap!"
        />
      </div>
      <Answer
        asked={asked}
        skeleton={
          <div className={className}>
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
              <Skeleton key={index} />
            ))}
          </div>
        }
      >
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
          ) : isFiltered(choice) ? (
            <EmptyState
              title={t('noneSuch')}
              hint={t('noneSuchHint')}
              action={
                <Button
                  look="soft"
                  onClick={() =>
                    change({ industry: undefined, province: undefined, city: undefined, area: undefined })
                  }
                >
                  {listing('clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('none')} hint={t('noneHint')} />
          )
        }
      </Answer>
    </>
  )
}
