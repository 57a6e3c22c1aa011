import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { TableName } from '../format/columns.ts'
import type { BoothValue, CheckedRow } from '../format/values.ts'
import type { Things } from '../held/count-held.ts'
import type { HeldKind } from '../held/held-by.ts'
import type { Stored } from '../stored/read-stored.ts'
import type { Plan } from './plan.ts'

/** As what people hold something of a table’s records. */
export const kindOfTable: Partial<Record<TableName, HeldKind>> = {
  exhibitions: 'exhibition',
  companies: 'company',
  contacts: 'contact',
  products: 'product',
  documents: 'document',
  videos: 'video',
  schedule: 'session',
}

/** Everything that a plan takes out, booths that a company gives up included. */
export async function thingsRemoved(db: Queries, plan: Plan, stored: Stored): Promise<Things> {
  const things: Things = {}
  for (const [name, kind] of Object.entries(kindOfTable))
    things[kind] = plan.tables[name as TableName].removed
  things.booth = await boothsGivenUp(db, plan, stored)
  return things
}

async function boothsGivenUp(db: Queries, { tables }: Plan, { content }: Stored): Promise<number[]> {
  const before = new Map(content.companies.map((row) => [row.id, boothsOf(row)]))
  const given = tables.companies.changed.flatMap(({ row }) => {
    const left = new Set(boothsOf(row))
    return (before.get(row.id) ?? [])
      .filter((exhibition) => !left.has(exhibition))
      .map((exhibition_id) => ({ exhibition_id, company_id: row.id }))
  })
  if (given.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`select booth.id from exhibitor as booth
    join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (exhibition_id integer, company_id integer)
      using (exhibition_id, company_id) order by booth.id`)
  return rows.map(({ id }) => id)
}

const boothsOf = ({ values }: CheckedRow) =>
  ((values.booths ?? []) as BoothValue[]).map(({ exhibition }) => exhibition)
