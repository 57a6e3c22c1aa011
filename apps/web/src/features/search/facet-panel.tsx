import type { Facets } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import type { Search } from '../../shared/addresses/search.ts'
import {
  type FlagName,
  flagNames,
  type SearchChoice,
  type SeveralName,
} from '../../shared/addresses/search-choice.ts'
import { valuesOf } from '../../shared/addresses/search-queries.ts'
import { changed, withValues } from './active-filters.ts'
import { AreaFacet } from './area-facet.tsx'
import { Facet, FacetRow } from './facet.tsx'
import type { FilterNames } from './filter-names.ts'
import { filterTexts } from './filter-texts.ts'
import { listed } from './listed-values.ts'
import { OrderFacet, PriceFacet } from './range-facets.tsx'

interface FacetPanelProps {
  search: Search
  facets: Facets
  names: FilterNames
  onChoice: (choice: SearchChoice) => void
}

/** All that results can be narrowed by. Each tick is in force at once. */
export function FacetPanel({ search: { kind, choice }, facets, names, onChoice }: FacetPanelProps) {
  const t = useText(filterTexts)
  const { more } = facets
  const several = (
    name: SeveralName,
    counted: readonly { value: string | number; count: number }[],
    legend: string,
  ) => (
    <Facet
      legend={legend}
      values={listed(counted, valuesOf(choice, name), (value) => names.nameOf(name, value))}
      chosen={valuesOf(choice, name)}
      onChosen={(values) => onChoice(withValues(choice, name, values))}
    />
  )
  return (
    <div className="grid gap-3">
      {several('exhibitions', more?.exhibition ?? [], t('exhibition'))}
      {several('category', more?.category ?? [], t('category'))}
      {several('industry', facets.industry, t('industry'))}
      <AreaFacet facets={facets} choice={choice} names={names} onChoice={onChoice} />
      {kind === 'products' && more && (
        <>
          <PriceFacet ranges={more.price} choice={choice} onChoice={onChoice} />
          <OrderFacet ranges={more.order} choice={choice} onChoice={onChoice} />
        </>
      )}
      {more && <Flags more={more} choice={choice} onChoice={onChoice} />}
    </div>
  )
}

interface FlagsProps {
  more: Record<FlagName, number>
  choice: SearchChoice
  onChoice: (choice: SearchChoice) => void
}

function Flags({ more, choice, onChoice }: FlagsProps) {
  const t = useText(filterTexts)
  // Nothing to choose where there is none.
  const shown = flagNames.filter((name) => more[name] > 0 || choice[name] === 1)
  if (shown.length === 0) return null
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="float-left w-full text-14 font-bold">{t('only')}</legend>
      <div className="clear-both pt-1">
        {shown.map((name) => (
          <FacetRow
            key={name}
            name={t(name)}
            count={more[name]}
            isChosen={choice[name] === 1}
            onToggle={(on) => onChoice(changed(choice, { [name]: on ? 1 : undefined }))}
          />
        ))}
      </div>
    </fieldset>
  )
}
