import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { alignedUnits, type Bilingual, type GlossaryPair, glossaryLearning } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { isListed } from '../../schema/index.ts'

/** Of each kind: beyond it a fair teaches hardly more, and each node learns for itself. */
const mostRecords = 10_000

/** Of the last content that was learnt from: most changes leave names and categories as they are. */
let last: { fingerprint: string; pairs: Promise<GlossaryPair[]> } | undefined

/** What names, categories and main products in both languages teach, the surest first. */
export async function learntPairs(db: Queries): Promise<GlossaryPair[]> {
  const units = await readUnits(db)
  const fingerprint = createHash('sha256').update(JSON.stringify(units)).digest('hex')
  if (last?.fingerprint !== fingerprint) last = { fingerprint, pairs: learn(units) }
  return last.pairs
}

/** In steps, between which others are answered. */
async function learn(units: Bilingual[]): Promise<GlossaryPair[]> {
  const steps = glossaryLearning(units)
  for (;;) {
    const step = steps.next()
    if (step.done) return [...step.value].sort((a, b) => (b.weight ?? 1) - (a.weight ?? 1))
    await nextTurn()
  }
}

interface Row extends Record<string, unknown> {
  name: Bilingual
  more: Bilingual
}

async function readUnits(db: Queries): Promise<Bilingual[]> {
  const read = async (from: SQL) => (await db.execute<Row>(from)).rows
  const products = await read(sql`
    select json_build_object('zh', p.name_zh, 'en', p.name_en) as name,
      json_build_object('zh', p.category_zh, 'en', p.category_en) as more
    from search_product as s join product as p on p.id = s.id and ${isListed.product('p')} order by p.id limit ${mostRecords}::int`)
  const companies = await read(sql`
    select json_build_object('zh', c.name_zh, 'en', c.name_en) as name,
      json_build_object('zh', c.main_products_zh, 'en', c.main_products_en) as more
    from search_exhibitor as s join company as c on c.id = s.id and ${isListed.company('c')} order by c.id limit ${mostRecords}::int`)
  const rest = { id: 0, filters: {}, visits: 0 }
  return [
    ...products.flatMap(({ name, more }) =>
      alignedUnits({ ...rest, kind: 'product', fields: { name, category: more } }),
    ),
    ...companies.flatMap(({ name, more }) =>
      alignedUnits({ ...rest, kind: 'exhibitor', fields: { name, mainProducts: more } }),
    ),
  ]
}
