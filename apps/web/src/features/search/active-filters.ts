import {
  definedOnly,
  type FlagName,
  flagNames,
  joinValues,
  type SearchChoice,
  type SeveralName,
  severalNames,
} from '../../shared/addresses/search-choice.ts'
import { valuesOf } from '../../shared/addresses/search-queries.ts'

/** One value that results are narrowed by. */
export type ActiveFilter =
  | { name: SeveralName; value: string }
  | { name: FlagName }
  | { name: 'price' }
  | { name: 'order' }

export const filterKey = (filter: ActiveFilter): string =>
  'value' in filter ? `${filter.name} ${filter.value}` : filter.name

/** Every value in force, in the order of the facets. */
export function activeFilters(choice: SearchChoice): ActiveFilter[] {
  const { price_from, price_to, order_to, order_unit } = choice
  return [
    ...severalNames.flatMap((name) => valuesOf(choice, name).map((value) => ({ name, value }))),
    ...flagNames.flatMap((name) => (choice[name] === 1 ? [{ name }] : [])),
    ...(price_from !== undefined || price_to !== undefined || choice.currency !== undefined
      ? [{ name: 'price' } as const]
      : []),
    ...(order_to !== undefined || order_unit !== undefined ? [{ name: 'order' } as const] : []),
  ]
}

export type ChoiceChange = { [Name in keyof SearchChoice]?: SearchChoice[Name] | undefined }

/** A choice with some of it changed; it begins at its first page. */
export const changed = (choice: SearchChoice, changes: ChoiceChange): SearchChoice =>
  definedOnly({ ...choice, page: 1, ...changes }) as SearchChoice

/** A city lies where the first two digits of its code say, a district where the first four do. */
const isWithin = (code: string, outer: readonly string[], digits: number) =>
  outer.length === 0 || outer.some((each) => each.slice(0, digits) === code.slice(0, digits))

/** The choice with other values of one filter. Places that no longer lie in what is chosen are dropped. */
export function withValues(choice: SearchChoice, name: SeveralName, values: readonly string[]): SearchChoice {
  const next = changed(choice, { [name]: joinValues(name, values) })
  if (name !== 'province' && name !== 'city') return next
  const provinces = valuesOf(next, 'province')
  const cities =
    provinces.length > 0 ? valuesOf(next, 'city').filter((code) => isWithin(code, provinces, 2)) : []
  const districts =
    cities.length > 0 ? valuesOf(next, 'area').filter((code) => isWithin(code, cities, 4)) : []
  return changed(next, { city: joinValues('city', cities), area: joinValues('area', districts) })
}

/** The choice without one of its filters. */
export function withoutFilter(choice: SearchChoice, filter: ActiveFilter): SearchChoice {
  switch (filter.name) {
    case 'price':
      return changed(choice, { currency: undefined, price_from: undefined, price_to: undefined })
    case 'order':
      return changed(choice, { order_unit: undefined, order_to: undefined })
    case 'video':
    case 'online':
      return changed(choice, { [filter.name]: undefined })
    default:
      return withValues(
        choice,
        filter.name,
        valuesOf(choice, filter.name).filter((value) => value !== filter.value),
      )
  }
}
