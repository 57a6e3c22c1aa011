import type { PatchCardBody } from '@tradefloor/contract'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { lockOwnFile } from '../storage/index.ts'
import { findOwnCard, insertCard, type OwnCard, updateCard } from './card-queries.ts'

/** The caller's card, made when there is none yet. */
export async function ownCard(db: Queries, accountId: number): Promise<OwnCard> {
  const card = await findOwnCard(db, accountId)
  if (card) return card
  await insertCard(db, accountId)
  const made = await findOwnCard(db, accountId)
  if (!made) throw new Problem('not_signed_in')
  return made
}

/** Only the own card, and on it only a picture the caller has uploaded. Its phone is the account's and stays. */
export async function patchCard(
  { database }: Pick<Dependencies, 'database'>,
  own: { id: number; accountId: number },
  body: PatchCardBody,
) {
  const { post, company_name, email, contact_phone: contactPhone, card_img_id: imageFileId } = body
  await database.db.transaction(async (db) => {
    if (imageFileId && !(await lockOwnFile(db, own.accountId, imageFileId))) throw new Problem('not_found')
    const changes = { post: post.trim(), companyName: company_name.trim(), email, contactPhone, imageFileId }
    if (!(await updateCard(db, own, changes))) throw new Problem('not_found')
  })
}
