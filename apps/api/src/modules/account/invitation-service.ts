import type { Language } from '@tradefloor/contract'
import { languageOfContact } from '@tradefloor/rules'
import type { Config } from '../../config/config.ts'
import { siteAddress } from '../../config/site-address.ts'
import type { Queries } from '../../db/open-database.ts'
import { hashOfToken } from '../../http/caller.ts'
import { type Invitee, storeInvitation } from './invitation-queries.ts'
import { newToken } from './session-service.ts'

const lifeMs = 14 * 86_400_000

/** What a contact signs on with, once. It is told here and never again; only its hash is kept. */
export async function inviteContact(
  { db }: { db: Queries },
  contactId: number,
  now: Date,
  language: Language | null = null,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await storeInvitation(db, { contactId, tokenHash: hashOfToken(token), createdAt: now, expiresAt, language })
  return { token, expiresAt }
}

export const invitationLink = (
  config: Pick<Config, 'publicUrl' | 'port'>,
  token: string,
  language: Language,
) => `${siteAddress(config)}/sso?invite=${token}&lang=${language}`

/** What was chosen for them, or follows from what is known of them. */
export const invitedLanguage = ({ contact, company }: Invitee, chosen: Language | null = null): Language =>
  chosen ?? languageOfContact(contact, company)
