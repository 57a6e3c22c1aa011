import { type TableName, tableNames } from '../format/columns.ts'
import type { Content } from '../format/read-content.ts'
import { tables } from '../format/tables.ts'
import type { CheckedRow } from '../format/values.ts'
import type { Stored } from '../stored/read-stored.ts'
import type { MediaFile } from './check-media.ts'
import { isSame } from './same-value.ts'

export interface Change {
  row: CheckedRow
  fields: string[]
}

export interface TablePlan {
  added: CheckedRow[]
  changed: Change[]
  removed: number[]
  same: number
}

/** A field an exhibitor has changed at the desk, and what becomes of it. */
export interface DeskEdit {
  table: TableName
  id: number
  field: string
}

export interface Plan {
  /** What is removed is deleted and not withdrawn: the demo fair, which is nobody’s. */
  deletes: boolean
  tables: Record<TableName, TablePlan>
  media: { added: MediaFile[]; changed: MediaFile[] }
  /** Left as the exhibitor wants it. */
  kept: DeskEdit[]
  /** Taken back to what the organiser's folder says. */
  overwritten: DeskEdit[]
}

export interface Wish {
  /**
   * Withdraw what the folder no longer has, in the tables it has; or delete it in every table, which is for the demo
   * fair.
   */
  prune: boolean | 'every table'
  overwrite: boolean
}

/** Whether what the folder does not name goes from that table. */
export const isPruned = (table: TableName, present: ReadonlySet<TableName>, { prune }: Wish) =>
  table !== 'fair' && (prune === 'every table' || (prune && present.has(table)))

interface Given {
  content: Content
  present: ReadonlySet<TableName>
  media: ReadonlyMap<string, MediaFile>
  stored: Stored
  deskEdits: DeskEdit[]
}

/** What would have to be done for the database to hold what the folder says. */
export function makePlan({ content, present, media, stored, deskEdits }: Given, wish: Wish): Plan {
  const edits = new Map(deskEdits.map((edit) => [`${edit.table} ${edit.id} ${edit.field}`, edit]))
  const kept: DeskEdit[] = []
  const overwritten: DeskEdit[] = []
  const isKept = (table: TableName, id: number, field: string) => {
    const edit = edits.get(`${table} ${id} ${field}`)
    if (edit) (wish.overwrite ? overwritten : kept).push(edit)
    return edit !== undefined && !wish.overwrite
  }

  const planned = {} as Record<TableName, TablePlan>
  for (const name of tableNames) {
    const before = new Map(stored.content[name].map((row) => [row.id, row]))
    const plan: TablePlan = { added: [], changed: [], removed: [], same: 0 }
    for (const row of content[name]) {
      const was = before.get(row.id)
      if (!was) {
        // What its exhibitor has withdrawn is not brought back by a folder that still has it.
        if (isKept(name, row.id, 'withdrawn')) plan.same++
        else plan.added.push(row)
        continue
      }
      const differing = Object.keys(tables[name].columns).filter(
        (field) => !isSame(row.values[field], was.values[field]),
      )
      const fields = differing.filter((field) => !isKept(name, row.id, field))
      if (fields.length === 0) {
        plan.same++
        continue
      }
      const left = differing.filter((field) => !fields.includes(field))
      const values = {
        ...row.values,
        ...Object.fromEntries(left.map((field) => [field, was.values[field] ?? null])),
      }
      // Half the exhibitor's and half the organiser's, it may make no sense: then it stays as it was.
      if (left.length > 0 && tables[name].contradictions?.(values).length) plan.same++
      else plan.changed.push({ row: { ...row, values }, fields })
    }
    if (isPruned(name, present, wish)) {
      const wanted = new Set(content[name].map(({ id }) => id))
      for (const id of before.keys()) if (!wanted.has(id) && !isKept(name, id, 'id')) plan.removed.push(id)
    }
    planned[name] = plan
  }
  removeWhatBelonged(planned, stored.content, content)

  const files = [...media.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    deletes: wish.prune === 'every table',
    tables: planned,
    media: {
      added: files.filter(({ path }) => !stored.files.has(path)),
      // The same bytes count as changed when they have become a logo, whose colour is kept with them.
      changed: files.filter(({ path, sha256, color }) => {
        const was = stored.files.get(path)
        return was !== undefined && (was.sha256 !== sha256 || was.color !== color)
      }),
    },
    kept,
    overwritten,
  }
}

/** What belongs to a record that goes goes with it, and is said; unless it belongs to another one from now on. */
function removeWhatBelonged(planned: Record<TableName, TablePlan>, stored: Content, content: Content) {
  for (const name of tableNames) {
    const given = new Set(content[name].map(({ id }) => id))
    for (const [field, column] of Object.entries(tables[name].columns)) {
      if (column.kind !== 'ref' || column.many || !column.required) continue
      const gone = new Set(planned[column.to].removed)
      const already = new Set(planned[name].removed)
      for (const { id, values } of stored[name])
        if (gone.has(Number(values[field])) && !already.has(id) && !given.has(id))
          planned[name].removed.push(id)
    }
  }
}

export const isEmptyPlan = ({ tables: each, media }: Plan) =>
  media.added.length + media.changed.length === 0 &&
  Object.values(each).every(
    ({ added, changed, removed }) => added.length + changed.length + removed.length === 0,
  )
