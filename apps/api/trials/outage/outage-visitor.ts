import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { hashOfToken } from '../../src/http/caller.ts'
import { accessToken, account, company, exhibitor, favourite, session } from '../../src/schema/index.ts'
import type { Habit } from './outage-load.ts'

/** As many as anyone can mark while this runs. */
const companies = 4000
const firstCompany = 700_000
const exhibitionId = 21
const hour = 3_600_000

const markPath = '/api/exhibition/v1/purchaser/exh_company/mark'

/** A signed-in visitor, put there by hand, with enough exhibitors to mark a new one each time. */
export async function prepareVisitor(url: string) {
  const pool = onePool(url)
  const db = drizzle(pool)
  const now = new Date()
  const later = new Date(now.getTime() + hour)
  const token = randomBytes(32).toString('base64url')
  const sessionId = randomBytes(16).toString('base64url')
  try {
    const [row] = await db
      .insert(account)
      .values({
        kind: 'visitor',
        email: 'outage@example.com',
        passwordHash: 'none',
        rtmUid: sessionId,
        createdAt: now,
      })
      .returning()
    const accountId = row?.id ?? 0
    await db
      .insert(session)
      .values({ id: sessionId, accountId, remembered: false, createdAt: now, expiresAt: later })
    await db
      .insert(accessToken)
      .values({ hash: hashOfToken(token), sessionId, kind: 'access', expiresAt: later })
    for (let from = 0; from < companies; from += 2000) {
      const ids = Array.from({ length: 2000 }, (_, n) => firstCompany + from + n)
      await db.insert(company).values(ids.map((id) => ({ id, nameZh: `展商${id}` })))
      await db.insert(exhibitor).values(ids.map((id) => ({ id, exhibitionId, companyId: id, joinedAt: now })))
    }
    await db.execute(sql`analyze`)
  } finally {
    await pool.end()
  }
  return { headers: { authorization: `Bearer ${token}` } }
}

/** What guests and visitors do; each acknowledged mark is kept to be looked for at the end. */
export function habits(headers: Record<string, string>, acknowledged: Set<number>) {
  let nextCompany = firstCompany
  let question = 1
  const list = '/api/exhibition/v2/web/exhibition'
  return [
    { name: 'guest reads, ready', everyMs: 40, next: () => ({ path: list }) },
    {
      name: 'guest reads, not ready',
      everyMs: 200,
      next: () => ({ path: list, query: { company_id: question++ } }),
    },
    {
      name: 'guest writes',
      everyMs: 1000,
      next: () => ({
        method: 'POST',
        path: '/api/log/v1/vhallview',
        body: JSON.stringify({ exhibition_id: exhibitionId }),
      }),
    },
    { name: 'visitor reads', everyMs: 100, next: () => ({ path: markPath, headers }) },
    {
      name: 'visitor writes',
      everyMs: 100,
      next: () => {
        const id = nextCompany++
        const body = JSON.stringify({ exhibition_id: exhibitionId, company_id: id })
        return {
          method: 'POST',
          path: markPath,
          headers,
          body,
          acknowledged: () => void acknowledged.add(id),
        }
      },
    },
  ] satisfies Habit[]
}

/** Marks that were acknowledged and are not there. */
export async function lostMarks(url: string, acknowledged: Set<number>): Promise<number> {
  const pool = onePool(url)
  try {
    const rows = await drizzle(pool).select({ target: favourite.target }).from(favourite)
    const found = new Set(rows.map(({ target }) => target))
    return [...acknowledged].filter((id) => !found.has(String(id))).length
  } finally {
    await pool.end()
  }
}

function onePool(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => {})
  return pool
}
