import type { Notice } from '@tradefloor/contract'
import { isWebAddress } from '@tradefloor/rules'
import { announce } from '../../changes.ts'
import type { Clock } from '../../config/clock.ts'
import type { Database } from '../../db/open-database.ts'
import type { TurningPoints } from '../../http/turning-points.ts'
import {
  deleteNotices,
  findNoticesNotOver,
  insertNotice,
  type NewNotice,
  type NoticeRow,
} from './notice-queries.ts'

/** More than these at once is read by nobody. */
export const noticesAtOnce = 3

/** Open to everyone: what is up now, the newest first. */
export async function listNotices({
  database,
  clock,
  turns,
}: {
  database: Database
  clock: Clock
  turns: TurningPoints
}): Promise<Notice[]> {
  const now = clock.now()
  const rows = await findNoticesNotOver(database.db, now)
  turns.note(rows.flatMap(({ shownFrom, shownUntil }) => [shownFrom, ...(shownUntil ? [shownUntil] : [])]))
  return rows
    .filter((row) => isUp(row, now))
    .slice(0, noticesAtOnce)
    .map(viewNotice)
}

export const isUp = ({ shownFrom, shownUntil }: NoticeRow, now: Date) =>
  shownFrom <= now && (shownUntil === null || shownUntil > now)

const viewNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  text: { cn: row.textZh, en: row.textEn },
  link: isWebAddress(row.link) ? row.link : '',
  posted_at: row.createdAt.toISOString(),
})

/** For the organiser. */
export const putUpNotice = ({ db }: Pick<Database, 'db'>, row: NewNotice) =>
  db.transaction(async (transaction) => {
    const made = await insertNotice(transaction, row)
    await announce(transaction, 'notice')
    return made
  })

/** For the organiser: these, or all of them. Says which there were. */
export const removeNotices = ({ db }: Pick<Database, 'db'>, ids?: number[]) =>
  db.transaction(async (transaction) => {
    const gone = await deleteNotices(transaction, ids)
    if (gone.length > 0) await announce(transaction, 'notice')
    return gone
  })
