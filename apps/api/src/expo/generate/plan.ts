import { randomFor } from './random.ts'

/** What a generated fair is made from. The same plan gives the same rows. */
export interface Plan {
  seed: number
  companies: number
  products: number
  /** Their numbers; the first is the one with a size of its own. */
  exhibitionIds: number[]
}

/**
 * Companies in one transaction. With their products a few thousand rows: little in memory, and on the embedded
 * database, which does one thing at a time, over before a visitor of a running server notices.
 */
export const companiesAtOnce = { embedded: 10, postgresql: 500 } as const

/** One kind of random numbers for each kind of row, so that more of one does not change the others. */
export const kinds = { company: 1, booth: 2, product: 3, exhibition: 4, contact: 5, boothFacts: 6 } as const

/** Booths of the one exhibition whose size is the same in every fair that is large enough. */
const boothsOfTheFirst = 2000
const share = 3

/** Companies have few products or many; ten in a row have this many between them, for every fifty. */
const weights = [1, 2, 3, 4, 4, 5, 5, 6, 8, 12]
const cycle = weights.reduce((sum, weight) => sum + weight, 0)

/** How heavy all companies before this one are, counted from 0. */
function weightBefore(company: number): number {
  const rest = weights.slice(0, company % weights.length).reduce((sum, weight) => sum + weight, 0)
  return Math.floor(company / weights.length) * cycle + rest
}

/** Products of one company: from, up to but not with, counted from 0 over the whole fair. */
export function productsOf({ companies, products }: Plan, company: number): { from: number; to: number } {
  const all = weightBefore(companies)
  const upTo = (index: number) => Math.floor((weightBefore(index) * products) / all)
  return { from: upTo(company), to: upTo(company + 1) }
}

/**
 * Where a company has a booth: the first companies fill the first exhibition, the others are drawn so that the second
 * is visited most and the last least, and one in ten stands in two.
 */
export function boothsOf(plan: Plan, company: number): number[] {
  const [first, ...others] = plan.exhibitionIds
  if (first === undefined) return []
  const inFirst = Math.min(boothsOfTheFirst, Math.ceil(plan.companies / share))
  if (others.length === 0) return [first]
  const random = randomFor(plan.seed, kinds.booth, company)
  const drawn = () => {
    // Halfway between even and everything in one: the square of an even number.
    const place = random.below(1_000_000) / 1_000_000
    return others[Math.floor(place * place * others.length)] ?? first
  }
  const main = company < inFirst ? first : drawn()
  if (random.below(10) > 0) return [main]
  const second = drawn()
  return second === main ? [main] : [main, second]
}
