import type { Language, PatchProfileBody, Profile } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { isCountry } from '../places/index.ts'
import { findAccount, updateAccount } from './account-queries.ts'
import { viewProfile } from './profile-view.ts'
import { mintProfilesRtmToken } from './token-service.ts'

export async function readProfile(deps: Dependencies, caller: Caller, language: Language): Promise<Profile> {
  const account = await findAccount(deps.database.db, caller.accountId)
  if (!account) throw new Problem('not_signed_in')
  return viewProfile(account, await mintProfilesRtmToken(deps, caller), language)
}

/** Only what stands here can be changed; phone and email are proved by codes and stay as they are. */
export async function changeProfile({ database }: Dependencies, caller: Caller, body: PatchProfileBody) {
  const { real_name, country_code, company, purpose, message_mails, for_you } = body
  if (country_code !== undefined && !isCountry(country_code))
    throw new Problem('bad_input', { fields: [{ field: 'country_code', problem: 'unknown' }] })
  await updateAccount(database.db, caller.accountId, {
    realName: real_name?.trim(),
    countryCode: country_code,
    company: company?.trim(),
    purpose: purpose?.trim(),
    messageMails: message_mails,
    forYou: for_you,
  })
}
