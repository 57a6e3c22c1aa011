import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { findAccount } from './account-queries.ts'
import { findSessions } from './session-queries.ts'

/** The account's own part and those of the modules built on it. Never a hash or a token: they would open it. */
export async function exportAccount(
  { database: { db }, clock, limits, personalData }: Dependencies,
  id: number,
) {
  await limits.take([{ key: `export:${id}`, most: 20, seconds: 3600 }])
  const account = await findAccount(db, id)
  if (!account) throw new Problem('not_signed_in')
  return {
    exported_at: clock.now().toISOString(),
    account: {
      id: account.id,
      user_name: account.userName,
      phone: account.phone,
      email: account.email,
      real_name: account.realName,
      country_code: account.countryCode,
      company: account.company,
      purpose: account.purpose,
      rtm_uid: account.rtmUid,
      language: account.language,
      message_mails: account.messageMails,
      for_you: account.forYou,
      agreed_version: account.agreedVersion,
      agreed_at: account.agreedAt?.toISOString() ?? null,
      created_at: account.createdAt.toISOString(),
    },
    sessions: (await findSessions(db, id)).map(({ createdAt, expiresAt, remembered }) => ({
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      remembered,
    })),
    ...(await personalData.of(db, id)),
  }
}
