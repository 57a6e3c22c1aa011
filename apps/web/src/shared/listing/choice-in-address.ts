import { industries } from '@tradefloor/contract'
import { everything, type ListChoice, pageIn, sortIn, wordIn } from './list-choice.ts'

const names = ['word', 'industry', 'province', 'city', 'area', 'sort', 'page'] as const
/** Whether a parameter of an address belongs to the choice. */
export const isChoiceName = (name: string): boolean => names.some((known) => known === name)

const placeCode = (text: string | null) => (text !== null && /^\d{6}$/.test(text) ? text : undefined)

/** The choice an address makes. What cannot be meant is left out, and a place needs those it lies in. */
export function readChoice(query: URLSearchParams): ListChoice {
  const read = (name: (typeof names)[number]) => query.get(name)
  const province = placeCode(read('province'))
  const city = province && placeCode(read('city'))
  const area = city && placeCode(read('area'))
  const industry = industries.find((known) => known === read('industry'))
  return {
    word: wordIn(read('word')),
    ...(industry && { industry }),
    ...(province && { province }),
    ...(city && { city }),
    ...(area && { area }),
    sort: sortIn(read('sort')),
    page: pageIn(read('page')),
  }
}

/** The query with this choice in place of the one it had. What goes without saying is not said. */
export function writeChoice(query: URLSearchParams, choice: ListChoice): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of names) {
    const value = choice[name]
    if (value === undefined || value === everything[name]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
