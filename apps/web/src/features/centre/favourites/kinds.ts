import type { Client } from '@tradefloor/client'
import {
  type FavouritesQuery,
  listCompanyFavourites,
  listDocumentFavourites,
  listProductFavourites,
  listSessionFavourites,
  listVideoFavourites,
  type MessageReply,
  type Session,
  unmarkCompanyFavourites,
  unmarkDocuments,
  unmarkProductFavourites,
  unmarkSessionFavourites,
  unmarkVideoFavourites,
} from '@tradefloor/contract'
import type { BoothIds, Price } from '@tradefloor/rules'
import type { Language } from '@tradefloor/ui'
import type { Favourite as Star } from '../../../domains/favourites/kinds.ts'

type Names = Record<Language, string>

/** Where a favourite leads: into a booth, to one product there, into the document viewer, to its own player, or to the hall it is in. */
export type Leads =
  | { to: 'booth'; booth: BoothIds }
  | { to: 'product'; booth: BoothIds; productId: number }
  | { to: 'document'; documentId: number }
  | { to: 'player'; film: string }
  | { to: 'session'; session: Session; exhibitionId: number }

/** A favourite of any kind, as its card needs it. */
export interface Favourite {
  /** Of the record, not of the thing. */
  id: number
  name: Names
  /** Whose it is, where that is known. */
  company?: Names
  /** Of a product. */
  price?: Price
  picture: string
  exhibition: { id: number; name?: Names }
  markedAt: string
  /** The organiser has taken it out of the fair: it leads nowhere. */
  isWithdrawn: boolean
  leads: Leads
  /** What marking it again takes. Nothing here may be a function: lists are kept for when there is no network. */
  star: Star
}

interface Page {
  list: Favourite[]
  count: number
}

export type FavouriteKindName = 'company' | 'product' | 'video' | 'document' | 'session'

export interface FavouriteKind {
  ask: (client: Client, query: FavouritesQuery, signal: AbortSignal) => Promise<Page>
  /** At most as many as one call takes. */
  unmark: (client: Client, favourites: readonly Favourite[]) => Promise<MessageReply>
  /** They have a time, and can be taken into the visitor's own calendar. */
  inCalendar?: true
}

const both = ({ cn, en }: { cn: string; en: string }): Names => ({ zh: cn, en })
const joined = (favourites: readonly Favourite[]) => favourites.map(({ id }) => id).join(',')

const companies: FavouriteKind = {
  async ask(client, query, signal) {
    const { list, count } = await client.call(listCompanyFavourites, { query, signal })
    return {
      count,
      list: list.map((row) => ({
        id: row.id,
        name: { zh: row.company.name, en: row.company.name_en },
        picture: row.company.logo_url,
        exhibition: { id: row.exhibition_id, name: both(row.exhibition.name) },
        markedAt: row.marked_at,
        isWithdrawn: row.withdrawn,
        leads: {
          to: 'booth',
          booth: {
            companyId: row.company_id,
            exhibitionId: row.exhibition_id,
            instanceId: row.instance_id,
          },
        },
        star: { kind: 'exhibitor', body: { exhibition_id: row.exhibition_id, company_id: row.company_id } },
      })),
    }
  },
  unmark: (client, favourites) =>
    client.call(unmarkCompanyFavourites, { params: { ids: joined(favourites) } }),
}

const products: FavouriteKind = {
  async ask(client, query, signal) {
    const { list, count } = await client.call(listProductFavourites, { query, signal })
    return {
      count,
      list: list.map((row) => ({
        id: row.id,
        name: both(row.product.name),
        company: { zh: row.company.name, en: row.company.name_en },
        price: row.product,
        picture: row.product.image,
        exhibition: { id: row.exhibition.id, name: both(row.exhibition.name) },
        markedAt: row.marked_at,
        isWithdrawn: row.withdrawn,
        leads: {
          to: 'product',
          productId: row.exhibition_product_id,
          booth: {
            companyId: row.company.id,
            exhibitionId: row.exhibition.id,
            instanceId: row.instance_id,
          },
        },
        star: { kind: 'product', body: { exhibition_product_id: row.exhibition_product_id } },
      })),
    }
  },
  unmark: (client, favourites) =>
    client.call(unmarkProductFavourites, { params: { ids: joined(favourites) } }),
}

const videos: FavouriteKind = {
  async ask(client, query, signal) {
    const { list, count } = await client.call(listVideoFavourites, { query, signal })
    return {
      count,
      list: list.map((row) => ({
        id: row.id,
        name: { zh: row.resource.name, en: row.resource.name_en },
        picture: row.resource.poster,
        exhibition: { id: row.exhibition_id },
        markedAt: row.marked_at,
        isWithdrawn: row.withdrawn,
        leads: { to: 'player', film: row.resource.download_url },
        star: { kind: 'video', body: { exhibition_id: row.exhibition_id, resource_id: row.resource_id } },
      })),
    }
  },
  unmark: (client, favourites) => client.call(unmarkVideoFavourites, { params: { ids: joined(favourites) } }),
}

const documents: FavouriteKind = {
  async ask(client, query, signal) {
    const { list, count } = await client.call(listDocumentFavourites, { query, signal })
    return {
      count,
      list: list.map((row) => ({
        id: row.id,
        name: { zh: row.com_doc.doc_name, en: row.com_doc.doc_name_en },
        picture: '',
        exhibition: { id: row.exhibition_id },
        markedAt: row.marked_at,
        isWithdrawn: row.withdrawn,
        leads: { to: 'document', documentId: row.com_doc_id },
        star: { kind: 'document', body: { exhibition_id: row.exhibition_id, com_doc_id: row.com_doc_id } },
      })),
    }
  },
  // Documents are taken away by their own ids, not by those of the records.
  unmark: (client, favourites) => {
    const ids = favourites.flatMap(({ leads }) => (leads.to === 'document' ? [leads.documentId] : []))
    return client.call(unmarkDocuments, { body: { com_doc_id: ids.join(',') } })
  },
}

const sessions: FavouriteKind = {
  async ask(client, query, signal) {
    const { list, count } = await client.call(listSessionFavourites, { query, signal })
    return {
      count,
      list: list.map((row) => ({
        id: row.id,
        name: { zh: row.session.title, en: row.session.title_en },
        picture: '',
        exhibition: { id: row.exhibition_id, name: both(row.exhibition.name) },
        markedAt: row.marked_at,
        isWithdrawn: row.withdrawn,
        leads: { to: 'session', session: row.session, exhibitionId: row.exhibition_id },
        star: { kind: 'session', body: { session_id: row.session_id } },
      })),
    }
  },
  unmark: (client, favourites) =>
    client.call(unmarkSessionFavourites, { params: { ids: joined(favourites) } }),
  inCalendar: true,
}

export const favouriteKinds: Readonly<Record<FavouriteKindName, FavouriteKind>> = {
  company: companies,
  product: products,
  video: videos,
  document: documents,
  session: sessions,
}
