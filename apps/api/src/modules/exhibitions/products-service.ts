import type {
  Also,
  ExhibitionProduct,
  GetProductQuery,
  GetProductReply,
  ListProductsQuery,
  ListProductsReply,
} from '@tradefloor/contract'
import type { Database } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { dataReply, listReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { findProduct, findProductsOf, type ProductRow, pageOf, viewProduct } from '../catalogue/index.ts'
import { markedTargets } from '../favourites/index.ts'
import { type FoundPage, findPage, viewMatch } from '../search/index.ts'
import { inPageOrder, type Listed, viewAlso, viewOutcome } from './found-list.ts'

interface Needs {
  database: Database
}

/** Open to everyone. */
export async function listProducts(
  deps: Pick<Dependencies, 'database' | 'clock' | 'search'>,
  query: ListProductsQuery,
): Promise<ListProductsReply> {
  const found = await findPage(deps, 'product', query, pageOf(query))
  const ids = [...new Set(found.entries.map(({ id }) => id))]
  const rows = (await findProductsOf(deps.database, ids)).map((row) => ({
    id: row.product.id,
    exhibition: row.exhibition,
    row,
  }))
  const shown = inPageOrder(found, rows, { group: query.group === 1, now: deps.clock.now() })
  return {
    ...listReply(
      shown.map((listed) => viewFound(listed, found.plan)),
      found.count,
    ),
    ...viewOutcome(found),
  }
}

function viewFound({ row, others, hit }: Listed<ProductRow>, plan: FoundPage['plan']) {
  const { product, company } = row
  return {
    ...viewProduct(row),
    ...(others
      ? { also: others.map(({ id, exhibitorId, exhibition }) => viewAlso(id, exhibitorId, exhibition)) }
      : {}),
    ...(hit && plan
      ? {
          match: viewMatch(hit, plan, {
            name: { cn: product.nameZh, en: product.nameEn },
            company: { cn: company.nameZh, en: company.nameEn },
          }),
        }
      : {}),
  }
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

type Marked = ExhibitionProduct & { also?: Also[] }

async function withMarks<Entry extends Marked>(
  { database }: Needs,
  products: Entry[],
  { accountId }: Caller,
): Promise<Entry[]> {
  const marks = products.flatMap((product) => [markOf(product), ...(product.also ?? []).map(alsoMarkOf)])
  const marked = await markedTargets(database.db, accountId, 'exh_product', marks)
  const isMarked = ({ exhibitionId, target }: (typeof marks)[number]) =>
    Number(marked.has(`${exhibitionId}:${target}`))
  return products.map((product) => ({
    ...product,
    is_store: isMarked(markOf(product)),
    ...(product.also && {
      also: product.also.map((other) => ({ ...other, is_store: isMarked(alsoMarkOf(other)) })),
    }),
  }))
}

const markOf = ({ id, exhibition }: ExhibitionProduct) => ({
  exhibitionId: exhibition.id,
  target: String(id),
})

const alsoMarkOf = ({ id, exhibition_id }: Also) => ({ exhibitionId: exhibition_id, target: String(id) })
