import { type Facets, type Industry, industries } from '@tradefloor/contract'
import { industryNames, orderUnitName } from '@tradefloor/rules'
import { type Language, useLanguage, useText } from '@tradefloor/ui'
import { useExhibitionNames } from '../../domains/catalogue/exhibition-names.ts'
import type { SearchChoice, SeveralName } from '../../shared/addresses/search-choice.ts'
import { useAreas } from '../../shared/places/areas.ts'
import type { ActiveFilter } from './active-filters.ts'
import { filterTexts } from './filter-texts.ts'

const isIndustry = (value: string): value is Industry => industries.some((name) => name === value)

/** Units of orders in the visitor's language, each name once: 瓶 is a bottle and a jar. */
export const orderUnitNames = (units: string, language: Language): string =>
  [...new Set(units.split(',').map((unit) => orderUnitName(unit, language)))].join('/')

type Category = NonNullable<Facets['more']>['category'][number]

/** A category's English name, with its Chinese one where another category has the same. */
export function categoryName(value: string, all: readonly Category[], language: Language): string {
  const en = all.find((each) => each.value === value)?.en
  if (language !== 'en' || !en) return value
  return all.some((other) => other.en === en && other.value !== value) ? `${en} (${value})` : en
}

const figure = (amount: number) => amount.toLocaleString('en', { maximumFractionDigits: 2 })

/** What the values of filters are called. Names come only for who looks at the facets or has chosen of them. */
export function useFilterNames(choice: SearchChoice, facets: Facets | undefined, isLookedAt: boolean) {
  const t = useText(filterTexts)
  const { language } = useLanguage()
  const areas = useAreas(isLookedAt || choice.province !== undefined).data?.named
  const fairs = useExhibitionNames(isLookedAt || choice.exhibitions !== undefined)

  const nameOf = (name: SeveralName, value: string): string => {
    switch (name) {
      case 'industry':
        return isIndustry(value) ? industryNames[value][language] : value
      case 'category':
        return categoryName(value, facets?.more?.category ?? [], language)
      case 'exhibitions':
        return fairs?.get(Number(value)) ?? t('exhibitionNumber', { id: value })
      default:
        return areas ? (areas.get(value)?.[language] ?? value) : '…'
    }
  }
  const priceName = () => {
    const { currency = 'CNY', price_from: from, price_to: to } = choice
    if (from !== undefined && to !== undefined)
      return t('between', { currency, from: figure(from), to: figure(to) })
    if (from !== undefined) return t('from', { currency, from: figure(from) })
    return to === undefined ? t('priceIn', { currency }) : t('to', { currency, to: figure(to) })
  }
  const orderName = () => {
    const { order_to: amount, order_unit = '' } = choice
    const unit = order_unit && orderUnitNames(order_unit, language)
    return amount === undefined
      ? t('orderIn', { unit })
      : t('orderTo', { amount: figure(amount), unit }).trim()
  }
  const filterName = (filter: ActiveFilter): string => {
    if ('value' in filter) return nameOf(filter.name, filter.value)
    if (filter.name === 'price') return priceName()
    return filter.name === 'order' ? orderName() : t(filter.name)
  }
  /** Which facet a value is of, for where it stands alone. */
  const facetName = ({ name }: ActiveFilter): string => {
    switch (name) {
      case 'exhibitions':
        return t('exhibition')
      case 'province':
      case 'city':
      case 'area':
        return t('area')
      case 'video':
      case 'online':
        return t('only')
      default:
        return t(name)
    }
  }
  return { nameOf, filterName, facetName }
}

export type FilterNames = ReturnType<typeof useFilterNames>
