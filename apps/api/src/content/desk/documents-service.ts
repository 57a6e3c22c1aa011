import { type AddDocumentBody, type ContentRecord, deskFileLimits, type Language } from '@tradefloor/contract'
import { lockCompany } from '../../db/lock-company.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { readCell } from './cell-texts.ts'
import { newRecordField, nextRecordId, writeDrafts } from './draft-queries.ts'
import { fieldCalled, pictureField } from './editable.ts'
import { mediaProblem, uploadIdsIn } from './files/media-cells.ts'
import { lockFiles } from './files/upload-queries.ts'
import { loadContent } from './load-records.ts'
import { type Needs, readRecord } from './records-service.ts'

const table = 'booth-documents'

/** A new document with a file that was uploaded. It is a draft and nothing else until it is published. */
export async function addDocument(
  needs: Needs,
  { companyId, accountId }: ContactCaller,
  { path, name, language }: AddDocumentBody & { language: Language },
): Promise<ContentRecord> {
  const now = needs.clock.now()
  const fileCell = fieldCalled(table, pictureField[table])
  if (!fileCell) throw new Error('a document has no file')
  return needs.database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    await lockFiles(db, companyId, uploadIdsIn(path))
    const { records, files } = await loadContent(db, companyId, now)
    if (records.filter((record) => record.table === table).length >= deskFileLimits.documents)
      throw new Problem('documents_full')
    const problem = mediaProblem(fileCell, path, files)
    if (problem) throw new Problem('bad_input', { fields: [{ field: 'path', problem: problem[language] }] })
    const id = await nextRecordId(db)
    const drafts = [[newRecordField, String(id)], [fileCell.field, path], ...nameDraft(name)]
    await writeDrafts(
      db,
      { table, id },
      drafts.map(([field = '', value = '']) => ({ field, value, base: '' })),
      { companyId, accountId, now },
    )
    return readRecord(needs, db, { table, id }, { companyId, language })
  })
}

/** In the language it is written in. What is no name begins without one. */
function nameDraft(name: string): string[][] {
  const field = /\p{Script=Han}/u.test(name) ? 'name.zh' : 'name.en'
  const cell = fieldCalled(table, field)
  const reading = cell && readCell(cell.column, name)
  return reading && 'text' in reading && reading.text !== '' ? [[field, reading.text]] : []
}
