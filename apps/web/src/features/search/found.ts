import type { Client } from '@tradefloor/client'
import {
  type Also,
  type ListExhibitorsReply,
  type ListProductsReply,
  listExhibitors,
  listProducts,
} from '@tradefloor/contract'
import type { Language } from '@tradefloor/ui'
import type { SearchKind } from '../../shared/addresses/search.ts'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { exhibitorQuery, productQuery } from '../../shared/addresses/search-queries.ts'
import { withCorrection } from './corrected.ts'

export type FoundExhibitor = ListExhibitorsReply['list'][number]
export type FoundProduct = ListProductsReply['list'][number]

interface Asking {
  client: Client
  choice: SearchChoice
  language: Language
  page: number
  size: number
  signal: AbortSignal
}

/** What every reply of a search says, and what it was asked for. */
export type Found<Entry> = Omit<ListExhibitorsReply, 'list'> & {
  list: Entry[]
  /** The words of the visitor. */
  word: string
  /** The words that were searched for instead. */
  corrected?: string
}

/**
 * The entries in other exhibitions know what they are of, so that a star that is turned there is seen here as well.
 */
const productAlso = (entry: FoundProduct): FoundProduct =>
  entry.also
    ? {
        ...entry,
        also: entry.also.map((other): Also => ({ ...other, ...{ product: { id: entry.product.id } } })),
      }
    : entry
const exhibitorAlso = (entry: FoundExhibitor): FoundExhibitor =>
  entry.also
    ? {
        ...entry,
        also: entry.also.map((other): Also => ({ ...other, ...{ company: { id: entry.company.id } } })),
      }
    : entry

const withWord = (choice: SearchChoice, word = choice.word): SearchChoice => ({ ...choice, word })
/** The visitor has searched once, and the organiser's figures count it once. */
const once = (correction: string | undefined) => (correction === undefined ? {} : { correction: 1 })

export async function fetchExhibitors(asking: Asking): Promise<Found<FoundExhibitor>> {
  const { client, choice, language, page, size, signal } = asking
  const reply = await withCorrection((correction) =>
    client.call(listExhibitors, {
      query: { ...exhibitorQuery(withWord(choice, correction), language), ...once(correction), page, size },
      signal,
    }),
  )
  return { ...reply, list: reply.list.map(exhibitorAlso), word: choice.word }
}

export async function fetchProducts(asking: Asking): Promise<Found<FoundProduct>> {
  const { client, choice, language, page, size, signal } = asking
  const reply = await withCorrection((correction) =>
    client.call(listProducts, {
      query: { ...productQuery(withWord(choice, correction), language), ...once(correction), page, size },
      signal,
    }),
  )
  return { ...reply, list: reply.list.map(productAlso), word: choice.word }
}

/** How many there are of a kind. More than 10,000 are not counted. */
export interface KindCount {
  count: number
  atLeast: boolean
  /** The words that were searched for instead. */
  corrected?: string
}

export const countIn = ({
  count,
  similar = 0,
  at_least: atLeast = false,
  corrected,
}: Pick<Found<unknown>, 'count' | 'similar' | 'at_least' | 'corrected'>): KindCount => ({
  count: count - similar,
  atLeast,
  ...(corrected !== undefined && { corrected }),
})

/**
 * How many a search finds. Asked as for a further page: the server notes words that found nothing, and nobody has
 * searched for these.
 */
export async function fetchCount(
  kind: SearchKind,
  asking: Omit<Asking, 'page' | 'size'>,
): Promise<KindCount> {
  const further = { ...asking, page: 2, size: 1 }
  return countIn(kind === 'products' ? await fetchProducts(further) : await fetchExhibitors(further))
}
