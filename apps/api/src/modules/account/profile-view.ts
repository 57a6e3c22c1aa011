import type { Language, Profile } from '@tradefloor/contract'
import { countryName } from '../places/index.ts'
import type { AccountRow } from './account-queries.ts'

export function viewProfile(row: AccountRow, rtmToken: string, language: Language): Profile {
  return {
    id: row.id,
    real_name: row.realName,
    nick_name: row.realName || maskedContact(row),
    phone: row.phone ?? '',
    email: row.email ?? '',
    country_code: row.countryCode,
    country_name: countryName(row.countryCode, language),
    company: row.company,
    purpose: row.purpose,
    message_mails: row.messageMails,
    for_you: row.forYou,
    rtm_uid: row.rtmUid,
    rtm_token: rtmToken,
  }
}

/** Enough for the owner to know it again, too little for whoever looks over a shoulder. */
function maskedContact({ phone, email, userName }: AccountRow): string {
  if (phone) return `${phone.slice(0, 3)}****${phone.slice(-4)}`
  if (email) return email.replace(/^(.).*(?=@)/u, '$1***')
  return userName ?? ''
}
