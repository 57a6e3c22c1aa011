import type { ExhibitionProfile, Facets } from '@tradefloor/contract'
import { useText, WordBox } from '@tradefloor/ui'
import { ExhibitorCard, ExhibitorCardSkeleton } from '../../domains/catalogue/exhibitor-card.tsx'
import { noteFound } from '../../domains/visits/found-by.ts'
import type { DeeperAreas } from '../../shared/listing/area-cascade.tsx'
import { AreaPicker } from '../../shared/listing/area-picker.tsx'
import { CardList } from '../../shared/listing/card-list.tsx'
import { IndustryPills } from '../../shared/listing/industry-pills.tsx'
import type { ListChoice } from '../../shared/listing/list-choice.ts'
import { ListFoot } from '../../shared/listing/list-foot.tsx'
import { SortSelect } from '../../shared/listing/sort-select.tsx'
import { useListChoice } from '../../shared/listing/use-list-choice.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { SidePanel } from '../../shared/page/side-panel.tsx'
import { NoExhibitors } from './no-exhibitors.tsx'
import { drawerPageSize, useDeeperAreas, useExhibitorPage, useShownProducts } from './queries.ts'
import { exhibitorTexts } from './texts.ts'

interface ExhibitorsPanelProps {
  exhibition: { id: number; profile: ExhibitionProfile }
  onClose: () => void
}

const grid = 'grid grid-cols-2 gap-2 max-[640px]:grid-cols-1 min-[1400px]:grid-cols-3'

/** All exhibitors of a hall, a page at a time, by word, industry, place and order. */
export function ExhibitorsPanel({ exhibition, onClose }: ExhibitorsPanelProps) {
  const t = useText(exhibitorTexts)
  const { choice, change } = useListChoice()
  const asked = useExhibitorPage(exhibition.id, choice)
  const shown = useShownProducts(exhibition.id, choice.word)
  const deeper = useDeeperAreas(exhibition.id, choice)
  const { list, count, facets } = asked.data ?? { list: [], count: undefined, facets: undefined }
  return (
    <SidePanel
      title={t('all')}
      note={
        <span aria-live="polite">
          {count !== undefined && t(asked.data?.isSimilar ? 'similar' : 'count', { count })}
        </span>
      }
      tools={<ExhibitorTools area={facets?.area} deeper={deeper} choice={choice} onChange={change} />}
      toolsBelow
      bar={<IndustryPills facet={facets?.industry} choice={choice} onChange={change} />}
      width={932}
      className="right-4 bottom-4"
      onClose={onClose}
      footer={
        count !== undefined && count > drawerPageSize ? (
          <ListFoot
            page={choice.page}
            size={drawerPageSize}
            shown={list.length}
            count={count}
            of="range"
            onPage={(page) => change({ page })}
          />
        ) : undefined
      }
    >
      <QueryResult asked={asked} skeleton={<ExhibitorCardSkeletons />}>
        {(reply) =>
          reply.list.length === 0 ? (
            <NoExhibitors choice={choice} onChange={change} />
          ) : (
            <CardList
              entries={reply.list}
              page={choice.page}
              stale={asked.isPlaceholderData}
              className={grid}
              card={(exhibitor) => (
                <ExhibitorCard
                  exhibitor={exhibitor}
                  profile={exhibition.profile}
                  search={choice.word}
                  shows={shown?.get(exhibitor.company.id)}
                  device="desktop"
                  onOpen={(click) =>
                    noteFound(click, exhibitor.vhall.id, {
                      search: choice.word,
                      what: 'exhibitor',
                      exhibition_id: exhibition.id,
                    })
                  }
                />
              )}
            />
          )
        }
      </QueryResult>
    </SidePanel>
  )
}

const ExhibitorCardSkeletons = () => (
  <div className={grid}>
    {Array.from({ length: drawerPageSize }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
      <ExhibitorCardSkeleton key={index} />
    ))}
  </div>
)

interface ExhibitorToolsProps {
  area: Facets['area'] | undefined
  deeper: DeeperAreas
  choice: ListChoice
  onChange: (choice: Partial<ListChoice>) => void
}

/** By word, place and order. Industries have a line of their own. */
function ExhibitorTools({ area, deeper, choice, onChange }: ExhibitorToolsProps) {
  const t = useText(exhibitorTexts)
  return (
    <>
      <WordBox
        label={t('searchHere')}
        placeholder={t('searchHere')}
        value={choice.word}
        onChange={(word) => onChange({ word })}
        className="w-48"
      />
      <AreaPicker facet={area} deeper={deeper} choice={choice} onChange={onChange} />
      <SortSelect value={choice.sort} onChange={onChange} />
    </>
  )
}
