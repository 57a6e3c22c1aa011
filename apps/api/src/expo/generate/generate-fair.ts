import { sql } from 'drizzle-orm'
import { announce, subjects } from '../../changes.ts'
import type { Database, Queries } from '../../db/open-database.ts'
import { refreshCompanyRange } from '../../modules/search/index.ts'
import { company, contact, exhibition, product } from '../../schema/index.ts'
import { type City, cities } from './cities.ts'
import { writeMark } from './generated-mark.ts'
import { type CompanyRow, type ContactRow, makeCompany } from './make-company.ts'
import { makeExhibition } from './make-exhibition.ts'
import { makeProduct, type ProductRow } from './make-product.ts'
import { boothsOf, companiesAtOnce, kinds, type Plan, productsOf } from './plan.ts'
import { randomFor } from './random.ts'
import { type Booth, showProducts, writeBooths } from './write-booths.ts'
import { writeRows } from './write-rows.ts'

export interface Written {
  exhibitions: number
  companies: number
  contacts: number
  booths: number
  products: number
}

type Target = Pick<Database, 'kind' | 'longTransaction'>

/**
 * Writes a fair of any size, some companies at a time, each time in a transaction of its own. The mark is there first
 * and says finished last, so that whatever ends this half-way leaves a fair that is known to be half.
 */
export async function generateFair(
  database: Target,
  plan: Plan,
  { today, onProgress }: { today: Date; onProgress?: (companies: number) => void },
): Promise<Written> {
  const places = await cities()
  const exhibitions = plan.exhibitionIds.map((id, index) =>
    makeExhibition(plan.seed, { id, index, today }, places),
  )
  await database.longTransaction(async (db) => {
    await writeMark(db, { ...plan, finished: false })
    await writeRows(db, exhibition, exhibitions)
  })
  const atOnce = companiesAtOnce[database.kind]
  const written = { exhibitions: exhibitions.length, companies: 0, contacts: 0, booths: 0, products: 0 }
  // The next rows are made while the database takes the last ones.
  let writing: Promise<void> = Promise.resolve()
  for (let from = 0; from < plan.companies; from += atOnce) {
    const batch = makeBatch(plan, { from, to: Math.min(plan.companies, from + atOnce) }, places)
    await writing
    onProgress?.(written.companies)
    writing = database.longTransaction((db) => writeBatch(db, batch))
    // What goes wrong is heard at the next await; until then it must not end the process.
    writing.catch(() => {})
    written.companies += batch.companies.length
    written.contacts += batch.contacts.length
    written.booths += batch.booths.length
    written.products += batch.products.length
  }
  await writing
  await database.longTransaction(async (db) => {
    await writeMark(db, { ...plan, finished: true })
    for (const subject of subjects) await announce(db, subject)
    // The planner would otherwise think for a while that the tables are still empty.
    await db.execute(sql`analyze exhibition, company, contact, exhibitor, product, exhibition_product,
      search_exhibitor, search_product`)
  })
  onProgress?.(plan.companies)
  return written
}

interface Batch {
  companies: CompanyRow[]
  contacts: ContactRow[]
  booths: Booth[]
  products: ProductRow[]
}

const firstDay = Date.parse('2025-06-01T00:00:00+08:00')

function makeBatch(plan: Plan, { from, to }: { from: number; to: number }, places: City[]): Batch {
  const batch: Batch = { companies: [], contacts: [], booths: [], products: [] }
  for (let index = from; index < to; index++) {
    const made = makeCompany(plan.seed, index, places)
    const { id } = made.row
    batch.companies.push(made.row)
    batch.contacts.push(...made.people)
    const random = randomFor(plan.seed, kinds.boothFacts, index)
    for (const exhibitionId of boothsOf(plan, index))
      batch.booths.push({
        exhibition_id: exhibitionId,
        company_id: id,
        booth_no: `${'ABCDEFGH'.charAt(random.below(8))}${String(random.below(1000)).padStart(3, '0')}`,
        joined_at: new Date(firstDay + random.below(100_000) * 60_000).toISOString(),
        visits: Math.floor(random.below(1000) ** 2 / 1000),
      })
    const own = productsOf(plan, index)
    for (let product = own.from; product < own.to; product++)
      batch.products.push(makeProduct(plan.seed, product, { id, ...made }))
  }
  return batch
}

async function writeBatch(db: Queries, { companies, contacts, booths, products }: Batch) {
  await writeRows(db, company, companies)
  await writeRows(db, contact, contacts)
  await writeBooths(db, booths)
  await writeRows(db, product, products)
  const [first, last] = [companies[0], companies.at(-1)]
  if (!first || !last) return
  const range = { from: first.id, to: last.id + 1 }
  await showProducts(db, range)
  await refreshCompanyRange(db, range)
}
