import {
  type ChangeLeadBody,
  type ChangeLeadsBody,
  fairDay,
  type Language,
  type LeadDetail,
  leadLimits,
} from '@tradefloor/contract'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { findHistory } from './history-queries.ts'
import {
  countNotes,
  deleteNote,
  findOwner,
  insertNote,
  type LeadKey,
  lockLead,
  updateLead,
} from './lead-changes.ts'
import { findLead, findLeadAccounts, type LeadReader, type LeadRow } from './lead-queries.ts'
import { viewEvent, viewLead } from './lead-view.ts'

type Needs = Pick<Dependencies, 'database' | 'clock'>

export const readerOf = ({ clock }: Needs, { companyId, accountId }: ContactCaller): LeadReader => ({
  companyId,
  accountId,
  today: fairDay(clock.now()),
})

async function requireLead(db: Queries, companyId: number, uid: string): Promise<LeadRow> {
  const row = await findLead(db, { companyId }, uid)
  if (!row) throw new Problem('not_found')
  return row
}

export async function readLead(
  db: Queries,
  caller: ContactCaller,
  uid: string,
  language: Language,
): Promise<LeadDetail> {
  const row = await requireLead(db, caller.companyId, uid)
  const events = await findHistory(db, caller.companyId, row.accountId)
  return {
    ...viewLead(row, { accountId: caller.accountId, language }),
    history: events.map((event) => viewEvent(event, caller)),
  }
}

export async function changeLead(
  { database, clock }: Needs,
  caller: ContactCaller,
  { uid, body, language }: { uid: string; body: ChangeLeadBody; language: Language },
): Promise<LeadDetail> {
  const now = clock.now()
  return database.db.transaction(async (db) => {
    const { accountId } = await requireLead(db, caller.companyId, uid)
    const key: LeadKey = { companyId: caller.companyId, accountId }
    const { nextStep } = await lockLead(db, key, now)
    if (body.done && nextStep !== '')
      await writeNote(db, key, { kind: 'done', text: nextStep, writtenBy: caller.accountId, now })
    const next = body.done ? null : body.next
    await updateLead(db, key, {
      ...(body.rating === undefined ? {} : { rating: body.rating }),
      ...(body.tags === undefined ? {} : { tags: distinct(body.tags) }),
      ...(await ownerChange(db, caller.companyId, body.owner)),
      ...(next === undefined
        ? {}
        : { nextStep: next?.text.trim() ?? '', nextOn: next ? checkedDay(next.on) : null }),
    })
    return readLead(db, caller, uid, language)
  })
}

const distinct = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()))]

/** A pattern lets the 31st of any month pass. */
function checkedDay(day: string | null): string | null {
  const isDay = day === null || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  if (!isDay) throw new Problem('bad_input', { fields: [{ field: 'next.on', problem: 'no such day' }] })
  return day
}

async function ownerChange(db: Queries, companyId: number, uid: string | null | undefined) {
  if (uid === undefined) return {}
  const ownerId = uid === null ? null : await findOwner(db, companyId, uid)
  if (ownerId === undefined) throw new Problem('not_found')
  return { ownerId }
}

/** With the lead locked: the limit is exact. */
async function writeNote(db: Queries, key: LeadKey, note: Parameters<typeof insertNote>[2]) {
  if ((await countNotes(db, key)) >= leadLimits.notes) throw new Problem('lead_notes_full')
  await insertNote(db, key, note)
}

/** The same for many; where one is not the company's, none is changed. */
export async function changeLeads(
  { database, clock }: Needs,
  { companyId }: ContactCaller,
  body: ChangeLeadsBody,
): Promise<number> {
  return database.db.transaction(async (db) => {
    const accountIds = await findLeadAccounts(db, companyId, body.uids)
    if (accountIds.length < new Set(body.uids).size) throw new Problem('not_found')
    const owner = await ownerChange(db, companyId, body.owner)
    for (const accountId of accountIds) {
      const key = { companyId, accountId }
      const { tags } = await lockLead(db, key, clock.now())
      await updateLead(db, key, {
        ...(body.rating === undefined ? {} : { rating: body.rating }),
        ...(body.add_tag === undefined ? {} : { tags: withTag(tags, body.add_tag) }),
        ...owner,
      })
    }
    return accountIds.length
  })
}

/** The limit holds for many at once as well: a full one keeps what it has. */
const withTag = (tags: readonly string[], tag: string) =>
  distinct([...tags, tag]).slice(0, Math.max(leadLimits.tags, tags.length))

export async function addNote(
  { database, clock }: Needs,
  caller: ContactCaller,
  { uid, text, language }: { uid: string; text: string; language: Language },
): Promise<LeadDetail> {
  if (text.trim() === '') throw new Problem('bad_input', { fields: [{ field: 'text', problem: 'blank' }] })
  const now = clock.now()
  return database.db.transaction(async (db) => {
    const { accountId } = await requireLead(db, caller.companyId, uid)
    const key: LeadKey = { companyId: caller.companyId, accountId }
    await lockLead(db, key, now)
    await writeNote(db, key, { kind: 'note', text: text.trim(), writtenBy: caller.accountId, now })
    return readLead(db, caller, uid, language)
  })
}

export async function removeNote({ database }: Needs, caller: ContactCaller, uid: string, id: number) {
  const { accountId } = await requireLead(database.db, caller.companyId, uid)
  const key = { companyId: caller.companyId, accountId }
  if (!(await deleteNote(database.db, key, id, caller.accountId))) throw new Problem('not_found')
}
