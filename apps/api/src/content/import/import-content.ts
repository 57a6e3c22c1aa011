import { fairDay } from '@tradefloor/contract'
import type { Database, Queries } from '../../db/open-database.ts'
import { deskEdit } from '../../schema/index.ts'
import { checkAgreement, type FindRecord } from '../format/check-agreement.ts'
import { checkReferences } from '../format/check-references.ts'
import type { TableName } from '../format/columns.ts'
import type { Problems } from '../format/problem.ts'
import type { Content, ReadContent } from '../format/read-content.ts'
import type { Source } from '../format/source.ts'
import type { CheckedRow } from '../format/values.ts'
import { countHeld, type HeldOfAll } from '../held/count-held.ts'
import { readStored, type Stored } from '../stored/read-stored.ts'
import { checkMedia, type MediaFile } from './check-media.ts'
import { refuseEmptyTables } from './empty-tables.ts'
import { takeImportLock } from './import-lock.ts'
import { type DeskEdit, isPruned, makePlan, type Plan, type Wish } from './plan.ts'
import { thingsRemoved } from './removed-things.ts'
import { collectWarnings } from './warnings.ts'
import { writePlan } from './write-plan.ts'

export interface Examined extends ReadContent {
  media: Map<string, MediaFile>
  /** In the folder media, and shown by nothing. */
  unused: string[]
  stored: Stored
  plan: Plan
  /** What people have of what is removed. */
  held: HeldOfAll
  /** What is likely a mistake, and may be meant. */
  warnings: Problems
}

interface Options {
  wish: Wish
  now: Date
  thorough: boolean
  onProgress?: (done: number, total: number) => void
}

/** Checks what was read against what the database holds. Nothing is written. */
export async function examine(
  read: ReadContent,
  source: Source,
  db: Queries,
  { wish, now, thorough, onProgress }: Options,
): Promise<Examined> {
  const { content, present, problems } = read
  const stored = await readStored(db, fairDay(now))
  const staying = (table: TableName) => (isPruned(table, present, wish) ? [] : stored.content[table])
  if (wish.prune === true) refuseEmptyTables(read, source, stored)
  checkReferences(read, (table) => new Set(staying(table).map(({ id }) => id)))
  checkAgreement(read, finderIn(content, staying))
  const media = await checkMedia(
    read,
    { source, stored: stored.files, thorough, ...(onProgress ? { onProgress } : {}) },
    problems,
  )
  const plan = makePlan({ content, present, media, stored, deskEdits: await readDeskEdits(db) }, wish)
  const unused = source.paths.filter((path) => path.startsWith('media/') && !media.has(path.slice(6)))
  const held = await countHeld(db, await thingsRemoved(db, plan, stored))
  return { ...read, media, unused, stored, plan, held, warnings: collectWarnings(content, staying) }
}

/** The source's own record comes before the one it replaces. */
function finderIn(content: Content, staying: (table: TableName) => CheckedRow[]): FindRecord {
  const records = new Map<TableName, Map<number, CheckedRow>>()
  return (table, id) => {
    let known = records.get(table)
    if (!known) {
      known = new Map([...staying(table), ...content[table]].map((row) => [row.id, row]))
      records.set(table, known)
    }
    return known.get(id)?.values
  }
}

/**
 * Writes it, in one transaction: all of it or nothing. What is to be done is worked out again inside, because an
 * exhibitor at the desk or another tool may have written since it was looked at.
 */
export async function applyImport(
  database: Pick<Database, 'longTransaction'>,
  source: Source,
  { content, present, media }: Pick<Examined, 'content' | 'present' | 'media'>,
  {
    wish,
    now,
    onProgress,
    also,
  }: Omit<Options, 'thorough'> & {
    /** Done in the same transaction. */ also?: (db: Queries) => Promise<void>
  },
): Promise<Plan> {
  return database.longTransaction(async (db) => {
    await takeImportLock(db)
    const stored = await readStored(db, fairDay(now))
    const plan = makePlan({ content, present, media, stored, deskEdits: await readDeskEdits(db) }, wish)
    await writePlan(db, plan, { source, stored, now, ...(onProgress ? { onProgress } : {}) })
    await also?.(db)
    return plan
  })
}

async function readDeskEdits(db: Queries): Promise<DeskEdit[]> {
  const rows = await db.select().from(deskEdit)
  return rows.map(({ tableName, recordId, field }) => ({
    table: tableName as TableName,
    id: recordId,
    field,
  }))
}
