import type { ListExhibitorsQuery, ListProductsQuery } from '@tradefloor/contract'
import { orderedIn } from '../listing/ordered-in.ts'
import {
  flagNames,
  productNames,
  type SearchChoice,
  type SeveralName,
  severalNames,
} from './search-choice.ts'

export const valuesOf = (choice: SearchChoice, name: SeveralName): string[] =>
  choice[name]?.split(',').filter((value) => value !== '') ?? []

const without = <Name extends keyof SearchChoice>(
  choice: SearchChoice,
  some: readonly Name[],
): SearchChoice =>
  Object.fromEntries(
    Object.entries(choice).filter(([name]) => !some.some((each) => each === name)),
  ) as SearchChoice

/** The same choice for exhibitors, which have no price. */
export const withoutProductFilters = (choice: SearchChoice): SearchChoice => without(choice, productNames)

/** The same words in the same order without any filter. */
export const withoutFilters = (choice: SearchChoice): SearchChoice => ({
  ...without(choice, [...severalNames, ...flagNames, ...productNames]),
  page: 1,
})

/** The choice as the call for exhibitors is asked: one entry for each company. */
export function exhibitorQuery(choice: SearchChoice, language: 'zh' | 'en'): ListExhibitorsQuery {
  const { word, page: _, literal, ...rest } = withoutProductFilters(choice)
  return {
    ...rest,
    ...(word && { search: word, ...(literal && { literal }) }),
    ...orderedIn(choice, language),
    group: 1,
  } as ListExhibitorsQuery
}

export function productQuery(choice: SearchChoice, language: 'zh' | 'en'): ListProductsQuery {
  const { word, page: _, literal, ...rest } = choice
  return {
    ...rest,
    ...(word && { search: word, ...(literal && { literal }) }),
    language: language === 'zh' ? 'cn' : 'en',
    group: 1,
  } as ListProductsQuery
}
