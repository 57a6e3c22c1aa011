import { fairDay, fairInstant } from '@tradefloor/contract'
import { seededRandom } from '@tradefloor/rules'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/open-database.ts'
import {
  boothResource,
  exhibition,
  exhibitionProduct,
  exhibitor,
  type ViewKind,
  viewHour,
} from '../schema/index.ts'

type Row = typeof viewHour.$inferInsert

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const days = 14
/** Of the company with a desk, so that its figures are above the others'. */
const shownCompany = 1001

/** How a day's visits spread over its hours at the fair. */
const overDay = [1, 1, 1, 1, 1, 1, 2, 4, 7, 10, 12, 11, 6, 8, 11, 12, 9, 6, 4, 3, 3, 2, 2, 1]
const wholeDay = overDay.reduce((sum, part) => sum + part, 0)

/** How often booths, products and videos of the demo fair were looked at in the two weeks before it was loaded. */
export async function loadDemoFigures(db: Queries, now: Date) {
  const booths = await findBooths(db)
  const [shown, films] = [await findShown(db), await findFilms(db)]
  const rows = booths.flatMap((booth) => [
    ...viewsOf(booth, { kind: 'page', target: '', share: 1 }, now),
    ...(shown.get(booth.id) ?? []).flatMap((id, n) =>
      viewsOf(booth, { kind: 'product', target: String(id), share: 0.7 / (n + 1) }, now),
    ),
    ...(films.get(booth.id) ?? []).flatMap((id) =>
      viewsOf(booth, { kind: 'video', target: id, share: 0.2 }, now),
    ),
  ])
  for (let at = 0; at < rows.length; at += 2000) await insertRows(db, rows.slice(at, at + 2000))
}

const findBooths = (db: Queries) =>
  db
    .select({
      id: exhibitor.id,
      exhibitionId: exhibitor.exhibitionId,
      companyId: exhibitor.companyId,
      lasting: exhibition.lasting,
      opensAt: exhibition.opensAt,
      closesAt: exhibition.closesAt,
    })
    .from(exhibitor)
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .orderBy(asc(exhibitor.id))
type Booth = Awaited<ReturnType<typeof findBooths>>[number]

/** The first products of the booths: of all, the demo would take its time to load. */
const findShown = async (db: Queries) =>
  grouped(
    await db
      .select({ booth: exhibitionProduct.exhibitorId, target: exhibitionProduct.id })
      .from(exhibitionProduct)
      .orderBy(asc(exhibitionProduct.id)),
    6,
  )

const findFilms = async (db: Queries) =>
  grouped(
    await db
      .select({ booth: boothResource.exhibitorId, target: boothResource.fileId })
      .from(boothResource)
      .where(eq(boothResource.kind, 'video'))
      .orderBy(asc(boothResource.exhibitorId), asc(boothResource.position)),
    2,
  )

function grouped<Target>(rows: { booth: number; target: Target }[], most: number) {
  const all = new Map<number, Target[]>()
  for (const { booth, target } of rows) {
    const known = all.get(booth) ?? []
    if (known.length < most) all.set(booth, [...known, target])
  }
  return all
}

interface Part {
  kind: ViewKind
  target: string
  /** Of the visits of the booth. */
  share: number
}

/** Two weeks of one thing that is looked at: a row a day, and by the hour today, as far as it has come. */
function viewsOf(booth: Booth, { kind, target, share }: Part, now: Date): Row[] {
  const { id: exhibitorId, exhibitionId, companyId } = booth
  const random = seededRandom(exhibitorId + target.length * 7919 + Math.round(share * 1000))
  const liked = companyId === shownCompany ? 1.4 : 0.3 + 1.3 * random()
  const today = fairInstant(fairDay(now)).getTime()
  const rows: Row[] = []
  const add = (at: number, expected: number) => {
    const views = Math.round(expected * share * liked * (0.8 + 0.4 * random()))
    const hour = Math.floor(at / hourMs)
    if (views > 0) rows.push({ exhibitionId, exhibitorId, kind, target, hour, views })
  }
  for (let ago = days - 1; ago > 0; ago--)
    add(today - ago * dayMs + 11 * hourMs, visitsOn(booth, today - ago * dayMs))
  for (const [hour, part] of overDay.entries()) {
    const at = today + hour * hourMs
    if (at <= now.getTime()) add(at, (visitsOn(booth, today) * part) / wholeDay)
  }
  return rows
}

/** What may be expected of a day: little before an exhibition, much while it is held, less after it. */
function visitsOn({ lasting, opensAt, closesAt }: Booth, day: number): number {
  if (lasting) return 12
  if (day + dayMs <= opensAt.getTime()) {
    const daysUntil = (opensAt.getTime() - day) / dayMs
    return daysUntil > days ? 0 : 8 + 30 / daysUntil
  }
  return day <= closesAt.getTime() ? 170 : 6
}

const insertRows = (db: Queries, rows: Row[]) => {
  const column = <Field extends keyof Row>(field: Field) => sql.param(rows.map((row) => row[field]))
  return db.execute(sql`
    insert into ${viewHour} (exhibition_id, exhibitor_id, kind, target, hour, views)
    select * from unnest(${column('exhibitionId')}::int[], ${column('exhibitorId')}::int[],
      ${column('kind')}::text[], ${column('target')}::text[], ${column('hour')}::int[], ${column('views')}::int[])`)
}
