import type { Facets } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import type { SearchChoice, SeveralName } from '../../shared/addresses/search-choice.ts'
import { valuesOf } from '../../shared/addresses/search-queries.ts'
import { withValues } from './active-filters.ts'
import { Facet } from './facet.tsx'
import type { FilterNames } from './filter-names.ts'
import { filterTexts } from './filter-texts.ts'
import { listed } from './listed-values.ts'

interface AreaFacetProps {
  facets: Facets
  choice: SearchChoice
  names: FilterNames
  onChoice: (choice: SearchChoice) => void
}

/** Province, then the cities in what is chosen, then their districts. */
export function AreaFacet({ facets, choice, names, onChoice }: AreaFacetProps) {
  const t = useText(filterTexts)
  const level = (name: SeveralName, counted: readonly { value: string; count: number }[], legend: string) => (
    <Facet
      legend={legend}
      isInner={name !== 'province'}
      values={listed(counted, valuesOf(choice, name), (value) => names.nameOf(name, value))}
      chosen={valuesOf(choice, name)}
      onChosen={(values) => onChoice(withValues(choice, name, values))}
    />
  )
  return (
    <>
      {level('province', facets.area, t('area'))}
      {choice.province && level('city', facets.more?.city ?? [], t('city'))}
      {choice.city && level('area', facets.more?.district ?? [], t('district'))}
    </>
  )
}
