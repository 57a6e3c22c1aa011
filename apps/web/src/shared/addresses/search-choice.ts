import { industries, searchLimits, severalValues, singleValues } from '@tradefloor/contract'
import { everything, pageIn, type Sort, sortIn, wordIn } from '../listing/list-choice.ts'

/** Filters that take several values, joined by commas as the calls take them. */
export type SeveralName = keyof typeof severalValues
export const severalNames = Object.keys(severalValues) as SeveralName[]

/** Filters of both kinds that are on or off. */
export const flagNames = ['video', 'online'] as const
export type FlagName = (typeof flagNames)[number]

const amountNames = ['price_from', 'price_to', 'order_to'] as const
/** What only products are narrowed by. */
export const productNames = ['currency', 'price_from', 'price_to', 'order_unit', 'order_to'] as const

/** What a visitor has searched for and narrowed it down to, by the names the calls have for it. */
export type SearchChoice = { word: string; sort: Sort; page: number } & Partial<Record<SeveralName, string>> &
  Partial<Record<FlagName | 'literal', 1>> &
  Partial<Record<(typeof amountNames)[number], number>> & { currency?: string; order_unit?: string }

/** Addresses from before the words had the name that they have in the calls. */
const formerWord = 'word'
const names = [
  'search',
  ...severalNames,
  ...flagNames,
  ...productNames,
  'literal',
  'sort',
  'page',
  formerWord,
] as const

const knownIndustries: readonly string[] = industries

/** The values as a filter, or none; as many of them as a call takes. */
export function joinValues(name: SeveralName, values: readonly string[]): string | undefined {
  const { pattern, most } = severalValues[name]
  const isOne = new RegExp(`^${pattern}$`)
  const canBeMeant = (value: string) =>
    isOne.test(value) && (name !== 'industry' || knownIndustries.includes(value))
  let kept = [...new Set(values)].filter(canBeMeant).slice(0, most)
  while (kept.join(',').length > searchLimits.filter) kept = kept.slice(0, -1)
  return kept.length > 0 ? kept.join(',') : undefined
}

/** Without what is undefined, so that equal choices are equal. */
export const definedOnly = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value

function amount(text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return value >= 0 && value <= searchLimits.amount ? value : undefined
}

/** The choice that an address makes. What cannot be meant is left out. */
export function readSearchChoice(query: URLSearchParams, prefix: string): SearchChoice {
  const read = (name: (typeof names)[number]) => query.get(prefix + name)
  const fitting = (name: keyof typeof singleValues) => read(name)?.match(singleValues[name])?.[0]
  return definedOnly({
    word: wordIn(read('search') ?? read(formerWord)),
    ...Object.fromEntries(
      severalNames.map((name) => [name, joinValues(name, read(name)?.split(',') ?? [])] as const),
    ),
    ...Object.fromEntries(
      [...flagNames, 'literal' as const].map((name) => [name, read(name) === '1' ? 1 : undefined] as const),
    ),
    ...Object.fromEntries(amountNames.map((name) => [name, amount(read(name))] as const)),
    currency: fitting('currency'),
    order_unit: fitting('order_unit'),
    sort: sortIn(read('sort')),
    page: pageIn(read('page')),
  }) as SearchChoice
}

/** The query with this choice in place of the one it had. What goes without saying is left out. */
export function writeSearchChoice(
  query: URLSearchParams,
  { word, ...choice }: SearchChoice,
  prefix: string,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of names) next.delete(prefix + name)
  if (word) next.set(`${prefix}search`, word)
  for (const name of names) {
    if (name === 'search' || name === formerWord) continue
    const value = choice[name]
    if (value !== undefined && value !== (everything as Partial<SearchChoice>)[name])
      next.set(prefix + name, String(value))
  }
  return next
}
