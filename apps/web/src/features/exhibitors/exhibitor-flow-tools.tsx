import type { Facets } from '@tradefloor/contract'
import { Segment, useText } from '@tradefloor/ui'
import type { DeeperAreas } from '../../shared/listing/area-cascade.tsx'
import { AreaSheet } from '../../shared/listing/area-sheet.tsx'
import { IndustryPills } from '../../shared/listing/industry-pills.tsx'
import type { ListChoice } from '../../shared/listing/list-choice.ts'
import { SortSelect } from '../../shared/listing/sort-select.tsx'
import type { ExhibitorView } from './exhibitor-view.ts'
import { exhibitorTexts } from './texts.ts'

interface ExhibitorFlowToolsProps {
  facets: Facets | undefined
  deeper: DeeperAreas
  /** How many there are of what is chosen. */
  found: number
  view: ExhibitorView
  onView: (view: ExhibitorView) => void
  choice: ListChoice
  onChange: (changes: Partial<ListChoice>) => void
}

/** How exhibitors are shown, and which of them. A finger pushes the row on. */
export function ExhibitorFlowTools(props: ExhibitorFlowToolsProps) {
  const { facets, deeper, found, view, onView, choice, onChange } = props
  const t = useText(exhibitorTexts)
  return (
    <div className="relative -mx-(--gutter) mb-3 flex items-center gap-2 overflow-x-auto px-(--gutter) py-0.5 [scrollbar-width:none]">
      <Segment
        label={t('view')}
        look="sand"
        value={view}
        onChange={onView}
        options={[
          { value: 'grid', text: t('grid'), label: t('grid') },
          { value: 'list', text: t('list'), label: t('list') },
        ]}
      />
      <AreaSheet
        facet={facets?.area}
        deeper={deeper}
        choice={choice}
        onChange={onChange}
        seeText={found > 0 ? t('see', { count: found }) : undefined}
      />
      <SortSelect value={choice.sort} onChange={onChange} />
      <IndustryPills
        facet={facets?.industry}
        choice={choice}
        onChange={onChange}
        className="shrink-0 flex-nowrap!"
      />
    </div>
  )
}
