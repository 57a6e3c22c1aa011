import type { ExhibitorDetail } from '@tradefloor/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type company, isListed } from '../../schema/index.ts'

/** The person who stands for a company, as `representativeOf` reads them. */
export interface Representative {
  contactId: number
  nameZh: string
  nameEn: string
  postZh: string
  postEn: string
  phone: string
  email: string
  cardPublished: boolean
}

/**
 * Decides who stands for a company, for everybody who asks: the first of its contacts who gives out a card, whose card a
 * visitor gets; else the first who can sign on and answer. The name that a visitor agrees to, the card that arrives and
 * the name over a conversation all come from here.
 */
export const representativeOf = (companyId: SQL | typeof company.id) =>
  sql<Representative | null>`(select json_build_object('contactId', person.id,
      'nameZh', person.name_zh, 'nameEn', person.name_en, 'postZh', person.post_zh, 'postEn', person.post_en,
      'phone', person.phone, 'email', person.email, 'cardPublished', person.card_published)
    from contact as person
    where person.company_id = ${companyId} and ${isListed.contact('person')} and (person.card_published or exists (select 1 from account as own
      where own.contact_id = person.id and own.kind = 'contact' and own.blocked_at is null))
    order by person.card_published desc, person.id limit 1)`

/** What everybody may know before cards are exchanged: who it is, and which lines their card will have. */
export const viewRepresentative = (
  person: Representative,
  { managerPhone, email }: { managerPhone: string; email: string },
): NonNullable<ExhibitorDetail['contact']> => ({
  card_id: person.cardPublished ? person.contactId : null,
  name: { cn: person.nameZh, en: person.nameEn },
  post: { cn: person.postZh, en: person.postEn },
  has_phone: (person.phone || managerPhone) !== '',
  has_email: (person.email || email) !== '',
})
