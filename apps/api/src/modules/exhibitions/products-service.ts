import type {
  ExhibitionProduct,
  GetProductQuery,
  GetProductReply,
  ListProductsQuery,
  ListProductsReply,
} from '@tradefloor/contract'
import type { Database } from '../../db/open-database.ts'
import type { Caller } from '../../http/caller.ts'
import { dataReply, listReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import {
  countByFacet,
  findProduct,
  findProducts,
  pageOf,
  tallyProducts,
  viewProduct,
} from '../catalogue/index.ts'
import { markedTargets } from '../favourites/index.ts'

interface Needs {
  database: Database
}

/** Open to everyone. */
export async function listProducts(
  { database }: Needs,
  query: ListProductsQuery,
): Promise<ListProductsReply> {
  const page = pageOf(query)
  const [rows, tallies] = await Promise.all([
    findProducts(database, query, page),
    tallyProducts(database, query),
  ])
  const { count, facets } = countByFacet(tallies, query.industry)
  return { ...listReply(rows.map(viewProduct), count), facets }
}

export async function getProduct(
  { database }: Needs,
  id: number,
  { exhibition_id: exhibitionId, company_id: companyId }: GetProductQuery,
): Promise<GetProductReply> {
  const row = await findProduct(database, { id, exhibitionId, companyId })
  if (!row) throw new Problem('not_found')
  return dataReply(viewProduct(row))
}

export async function stampProducts(
  deps: Needs,
  reply: ListProductsReply,
  caller: Caller,
): Promise<ListProductsReply> {
  return { ...reply, list: await withMarks(deps, reply.list, caller) }
}

export async function stampProduct(
  deps: Needs,
  reply: GetProductReply,
  caller: Caller,
): Promise<GetProductReply> {
  const [data = reply.data] = await withMarks(deps, [reply.data], caller)
  return { ...reply, data }
}

async function withMarks({ database }: Needs, products: ExhibitionProduct[], { accountId }: Caller) {
  const markOf = ({ id, exhibition }: ExhibitionProduct) => ({
    exhibitionId: exhibition.id,
    target: String(id),
  })
  const marked = await markedTargets(database.db, accountId, 'exh_product', products.map(markOf))
  return products.map((product) => {
    const { exhibitionId, target } = markOf(product)
    return { ...product, is_store: Number(marked.has(`${exhibitionId}:${target}`)) }
  })
}
