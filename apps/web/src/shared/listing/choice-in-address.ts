import { industries } from '@tradefloor/contract'
import { everything, type ListChoice, sorts } from './list-choice.ts'

const names = ['word', 'industry', 'province', 'city', 'area', 'sort', 'page'] as const
/** Whether a parameter of an address belongs to the choice. */
export const isChoiceName = (name: string): boolean => names.some((known) => known === name)

const longestWord = 100
const lastPage = 9999

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

const placeCode = (text: string | null) => (text !== null && /^\d{6}$/.test(text) ? text : undefined)

/**
 * The choice an address makes. A prefix tells two lists on one page apart. What cannot be meant is left out, and a place
 * needs those it lies in.
 */
export function readChoice(query: URLSearchParams, prefix = ''): ListChoice {
  const said = (name: (typeof names)[number]) => query.get(prefix + name)
  const page = Number(said('page'))
  const province = placeCode(said('province'))
  const city = province && placeCode(said('city'))
  const area = city && placeCode(said('area'))
  const industry = oneOf(industries, said('industry'))
  return {
    word: (said('word') ?? '').slice(0, longestWord).trim(),
    ...(industry && { industry }),
    ...(province && { province }),
    ...(city && { city }),
    ...(area && { area }),
    sort: oneOf(sorts, said('sort')) ?? everything.sort,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** The query with this choice in place of the one it had, or with none. What goes without saying is not said. */
export function writeChoice(query: URLSearchParams, choice = everything, prefix = ''): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of names) {
    const value = choice[name]
    if (value === undefined || value === everything[name]) next.delete(prefix + name)
    else next.set(prefix + name, String(value))
  }
  return next
}
