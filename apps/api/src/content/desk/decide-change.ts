import type { Language } from '@tradefloor/contract'
import { Problem } from '../../http/problem.ts'
import type { Stored } from '../stored/read-stored.ts'
import { readCell } from './cell-texts.ts'
import type { DraftRow } from './draft-queries.ts'
import { fieldCalled } from './editable.ts'
import { mediaProblem } from './files/media-cells.ts'
import type { LoadedRecord } from './load-records.ts'

/** What becomes of one change. */
export type Outcome =
  | {
      status: 'saved'
      value: string
      draft?: DraftRow
      write?: { value: string; base: string }
      erase?: true
    }
  | { status: 'refused'; problem: string }
  | { status: 'conflict'; value: string; draft?: DraftRow }

interface Change {
  field: string
  value: string
  /** Whether the writer saw something else than what is there: its text, and the version of its draft. */
  isStale(present: string, version: number): boolean
  /** What is published, seen and meant to be replaced. */
  replaces?: string | undefined
}

/** Whether a change passes, and what it makes of the draft. Nobody’s newer text is overwritten. */
export function decideChange(
  record: Pick<LoadedRecord, 'table' | 'drafts' | 'published'>,
  files: Stored['files'],
  { field, value, isStale, replaces }: Change,
  language: Language,
): Outcome {
  const cell = fieldCalled(record.table, field)
  if (!cell) throw new Problem('bad_input', { fields: [{ field, problem: 'is not edited at the desk' }] })
  const reading = readCell(cell.column, value)
  if ('problem' in reading) return { status: 'refused', problem: reading.problem[language] }
  const { text } = reading
  const missing = mediaProblem(cell, text, files)
  if (missing) return { status: 'refused', problem: missing[language] }
  const draft = record.drafts.get(field)
  const published = record.published.get(field) ?? ''
  const present = draft?.value ?? published
  const isRebased = replaces !== undefined && replaces === published
  const base = draft && !isRebased ? draft.base : published
  // Sent again after an answer that got lost, it is no conflict.
  if (isStale(present, draft?.version ?? 0) && present !== text)
    return { status: 'conflict', value: present, ...(draft ? { draft } : {}) }
  if (text === published) return { status: 'saved', value: text, ...(draft ? { erase: true } : {}) }
  if (draft && present === text && base === draft.base) return { status: 'saved', value: text, draft }
  return { status: 'saved', value: text, write: { value: text, base } }
}
