import type { DocumentQuery, DocumentReply, FairDocument } from '@tradefloor/contract'
import type { Database } from '../../db/open-database.ts'
import { Problem } from '../../http/problem.ts'
import { markedTargets } from '../favourites/index.ts'
import { findDocument } from './schedule-queries.ts'
import { viewDocument } from './schedule-view.ts'

interface Needs {
  database: Database
}

/** Open to everyone: a document by its number, or the one with the lowest where nobody says which. */
export async function getDocument({ database }: Needs, { com_doc_id }: DocumentQuery): Promise<FairDocument> {
  const row = await findDocument(database.db, com_doc_id)
  if (!row) throw new Problem('not_found')
  return { ...viewDocument(row), exhibition_id: row.exhibitionId }
}

/** The visitor's own star on it. */
export async function markDocument(
  { database }: Needs,
  reply: DocumentReply,
  accountId: number,
): Promise<DocumentReply> {
  const { exhibition_id: exhibitionId, com_doc_id } = reply.data
  const target = String(com_doc_id)
  const marked = await markedTargets(database.db, accountId, 'com_doc', [{ exhibitionId, target }])
  reply.data.is_mark = marked.size > 0 ? 1 : 0
  return reply
}
