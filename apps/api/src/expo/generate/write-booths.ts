import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { inParts, recordsOf } from './write-rows.ts'

// Numbers are read off what a thing is where they fit, as an import does it; else they are the next spare ones.

export interface Booth {
  exhibition_id: number
  company_id: number
  booth_no: string
  joined_at: string
  visits: number
}

export async function writeBooths(db: Queries, booths: Booth[]) {
  for (const part of inParts(booths))
    await db.execute(sql`
      insert into exhibitor (id, exhibition_id, company_id, booth_no, joined_at, visits)
      select case when exhibition_id < 20000 and company_id < 100000
          then exhibition_id * 100000 + company_id else nextval('exhibitor_spare_id') end,
        exhibition_id, company_id, booth_no, joined_at, visits
      from ${recordsOf('exhibitor', part)}`)
}

/** Every product of these companies at every booth of its company. Numbered from, up to but not with. */
export async function showProducts(db: Queries, { from, to }: { from: number; to: number }) {
  await db.execute(sql`
    insert into exhibition_product (id, exhibitor_id, product_id)
    select case when p.id < 20000000 and e.exhibition_id < 100
        then p.id * 100 + e.exhibition_id else nextval('exhibition_product_spare_id') end, e.id, p.id
    from product p join exhibitor e on e.company_id = p.company_id
    where p.company_id >= ${from}::int and p.company_id < ${to}::int
    order by p.id, e.exhibition_id`)
}
