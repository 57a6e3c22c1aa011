import type { AnsweringHours } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { answeringHours } from '../../schema/index.ts'
import { viewHours } from '../catalogue/index.ts'

export async function readHours(db: Queries, companyId: number): Promise<AnsweringHours | null> {
  const [row] = await db.select().from(answeringHours).where(eq(answeringHours.companyId, companyId))
  return row ? viewHours(row) : null
}

/** Visitors see them at once: what is kept ready of exhibitors is dropped with it. */
export async function setHours(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  companyId: number,
  hours: AnsweringHours | null,
): Promise<AnsweringHours | null> {
  return database.db.transaction(async (db) => {
    if (hours === null) await db.delete(answeringHours).where(eq(answeringHours.companyId, companyId))
    else await writeHours(db, companyId, hours, clock.now())
    await announce(db, 'exhibitor')
    return readHours(db, companyId)
  })
}

export async function writeHours(db: Queries, companyId: number, hours: AnsweringHours, now: Date) {
  const set = { ...rowOf(hours), changedAt: now }
  await db
    .insert(answeringHours)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: answeringHours.companyId, set })
}

function rowOf({ zone, days, from, to }: AnsweringHours) {
  if (!isZone(zone)) throw wrong('zone', 'unknown')
  const [fromMinute, toMinute] = [minuteOf(from), minuteOf(to)]
  if (toMinute <= fromMinute) throw wrong('to', 'not later than from')
  return { zone, days: [...days].sort().join(''), fromMinute, toMinute }
}

const wrong = (field: string, problem: string) => new Problem('bad_input', { fields: [{ field, problem }] })

const minuteOf = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    // An offset such as +08:00 is taken by some engines only.
    return /^[A-Z]/.test(zone)
  } catch {
    return false
  }
}
