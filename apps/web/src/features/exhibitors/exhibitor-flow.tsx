import type { ExhibitionProfile } from '@tradefloor/contract'
import { useText, WordBox } from '@tradefloor/ui'
import { noteFound } from '../../domains/visits/found-by.ts'
import { flowOf } from '../../shared/listing/flow.ts'
import { ListEnd } from '../../shared/listing/list-end.tsx'
import { PullToRefresh } from '../../shared/listing/pull-to-refresh.tsx'
import { useListChoice } from '../../shared/listing/use-list-choice.ts'
import { useListPosition } from '../../shared/listing/use-list-position.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { ExhibitorFlowTools } from './exhibitor-flow-tools.tsx'
import { ExhibitorRow, ExhibitorRowSkeleton } from './exhibitor-row.tsx'
import { ExhibitorTile, ExhibitorTileSkeleton } from './exhibitor-tile.tsx'
import { type ExhibitorView, useExhibitorView } from './exhibitor-view.ts'
import { NoExhibitors } from './no-exhibitors.tsx'
import { useDeeperAreas, useExhibitorFlow } from './queries.ts'
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

/** All exhibitors on a phone, by word, industry, area and order; further ones as the reader comes near the end. */
export function ExhibitorFlow({ exhibition }: ExhibitorFlowProps) {
  const t = useText(exhibitorTexts)
  const { choice, change } = useListChoice()
  const { view, choose } = useExhibitorView()
  const asked = useExhibitorFlow(exhibition.id, choice)
  const flow = flowOf(asked)
  const deeper = useDeeperAreas(exhibition.id, choice)
  useListPosition(flow)
  const { className, Entry } = views[view]
  const found = asked.data?.count ?? 0
  return (
    <>
      <PullToRefresh onRefresh={asked.refetch} />
      <WordBox
        label={t('searchHere')}
        placeholder={t('searchHere')}
        value={choice.word}
        onChange={(word) => change({ word })}
        className="mb-2"
      />
      <ExhibitorFlowTools
        facets={asked.data?.first?.facets}
        deeper={deeper}
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
                  <Entry
                    key={exhibitor.id}
                    exhibitor={exhibitor}
                    profile={exhibition.profile}
                    search={choice.word}
                    onOpen={(click) =>
                      noteFound(click, exhibitor.vhall.id, {
                        search: choice.word,
                        what: 'exhibitor',
                        exhibition_id: exhibition.id,
                      })
                    }
                  />
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
