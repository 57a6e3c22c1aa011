import { join } from 'node:path'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/open-database.ts'
import { contentFolder } from '../paths.ts'
import { company, contact, exhibition, exhibitionProduct, exhibitor, product } from '../schema/index.ts'
import { boothRows, companyRow, contactRow, productRow, shownProductRows } from './company-rows.ts'
import { checkReferences } from './format/check-references.ts'
import { openFolder } from './format/folder-source.ts'
import { sayProblem } from './format/problem.ts'
import { readContent } from './format/read-content.ts'

const rowsAtOnce = 100
const tables = ['companies', 'contacts', 'products'] as const

/** Companies with their people, booths and products. Their exhibitions must be there already. */
export async function loadDemoCompanies(db: Queries, now: Date) {
  const { content, problems } = await readContent(openFolder(join(contentFolder, 'demo')), tables)
  const exhibitions = await db.select({ id: exhibition.id }).from(exhibition)
  checkReferences(content, new Set(exhibitions.map(({ id }) => id)), problems)
  // A fault here is ours, so it names the place and stops the start.
  const [fault] = problems.list
  if (fault) throw new Error(`content/demo/${sayProblem(fault, 'en')}`)

  const { companies, contacts, products } = content
  const byId = new Map(companies.map((each) => [each.id, each]))
  await insert(db, company, companies.map(companyRow))
  await insert(db, contact, contacts.map(contactRow))
  await insert(
    db,
    exhibitor,
    companies.flatMap((each) => boothRows(each, now)),
  )
  await insert(
    db,
    product,
    products.map((each) => productRow(each, now)),
  )
  await insert(
    db,
    exhibitionProduct,
    products.flatMap((each) => {
      const maker = byId.get(Number(each.values.company))
      return maker ? shownProductRows(each, maker) : []
    }),
  )
}

/** A statement takes 65,535 values at most. */
async function insert<T extends PgTable>(db: Queries, table: T, rows: T['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db.insert(table).values(rows.slice(from, from + rowsAtOnce))
}
