import type { SendMessageBody } from '@tradefloor/contract'
import type { Queries } from '../../db/open-database.ts'
import { Problem } from '../../http/problem.ts'
import { findProduct } from '../catalogue/index.ts'
import { findDocument } from '../schedule/index.ts'
import { lockOwnFile } from '../storage/index.ts'
import { isBlank, plainText } from './plain-text.ts'
import type { ThreadFacts } from './thread-changes.ts'

export interface Content {
  kind: 'text' | 'picture' | 'product' | 'document'
  text: string
  pictureId?: string | undefined
  exhibitionProductId?: number | undefined
  documentId?: number | undefined
}

const wrong = (field: string, problem: string) => new Problem('bad_input', { fields: [{ field, problem }] })

/** Words, and at most one thing; one of the two there must be. */
export function contentOf(body: SendMessageBody): Content {
  const { picture: pictureId, exhibition_product_id: exhibitionProductId, com_doc_id: documentId } = body
  const things = { picture: pictureId, product: exhibitionProductId, document: documentId }
  const kinds = (['picture', 'product', 'document'] as const).filter((kind) => things[kind] !== undefined)
  if (kinds.length > 1) throw wrong(kinds[1] ?? '', 'one thing a message')
  const text = plainText(body.text ?? '')
  if (kinds.length === 0 && isBlank(text)) throw wrong('text', 'blank')
  return { kind: kinds[0] ?? 'text', text, pictureId, exhibitionProductId, documentId }
}

/** What is sent along must be the sender's own picture, or a thing of this exhibition; a product, of this company. */
export async function checkAttachment(
  db: Queries,
  { pictureId, exhibitionProductId, documentId }: Content,
  senderId: number,
  { exhibitionId, companyId }: ThreadFacts,
) {
  const found =
    pictureId !== undefined
      ? await lockOwnFile(db, senderId, pictureId)
      : exhibitionProductId !== undefined
        ? (await findProduct({ db }, { id: exhibitionProductId, exhibitionId, companyId })) !== undefined
        : documentId === undefined || (await findDocument(db, documentId))?.exhibitionId === exhibitionId
  if (!found) throw new Problem('not_found')
}
