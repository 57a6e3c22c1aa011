import { fairDateTime, type Language, type Lead, type LeadEvent } from '@tradefloor/contract'
import { internationalPhone } from '@tradefloor/rules'
import { countryName } from '../places/index.ts'
import type { EventRow } from './history-queries.ts'
import type { LeadRow } from './lead-queries.ts'

const atFair = (milliseconds: number) => fairDateTime(new Date(milliseconds))

/** For one of the company's people, who is told what is their own. */
export function viewLead(row: LeadRow, reader: { accountId: number; language: Language }): Lead {
  const { card } = row
  const country = card?.country_code ?? ''
  return {
    uid: row.uid,
    name: row.name,
    company_name: card?.company_name ?? '',
    post: card?.post ?? '',
    // A visitor signs in with numbers of +86 only.
    phone: internationalPhone(card?.phone ?? '', 'CN'),
    contact_phone: card?.contact_phone ?? '',
    email: card?.email ?? '',
    country_code: country,
    country_name: country ? countryName(country, reader.language) : '',
    language: row.language,
    card: row.cardState,
    thread_id: row.threadId,
    waiting: row.waiting,
    met_at: atFair(row.metAt),
    heard_at: atFair(row.heardAt),
    rating: row.rating,
    tags: row.tags,
    owner:
      row.ownerUid === null
        ? null
        : {
            uid: row.ownerUid,
            name: { cn: row.ownerNameZh ?? '', en: row.ownerNameEn ?? '' },
            own: row.ownerId === reader.accountId,
          },
    next: row.nextStep === '' ? null : { text: row.nextStep, on: row.nextOn },
  }
}

export const viewEvent = (row: EventRow, reader: { accountId: number }): LeadEvent => ({
  kind: row.kind,
  at: atFair(row.at),
  id: row.id,
  text: row.text,
  by: row.byZh === null ? null : { cn: row.byZh, en: row.byEn ?? '' },
  own: row.writtenBy === reader.accountId,
  exhibition: row.exhibitionZh === null ? null : { cn: row.exhibitionZh, en: row.exhibitionEn ?? '' },
  thread_id: row.threadId,
})
