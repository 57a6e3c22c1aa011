import { type DeskCard, fairDateTime, type Language } from '@tradefloor/contract'
import { internationalPhone } from '@tradefloor/rules'
import { countryName } from '../places/index.ts'
import type { CardRow } from './card-queries.ts'

const namesOf = ({ nameZh, nameEn }: { nameZh: string; nameEn: string }) => ({ cn: nameZh, en: nameEn })

/** What the visitor gave, as it was then, and nothing that they did not give. */
export function viewCard({ exchange, contact, exhibition }: CardRow, language: Language): DeskCard {
  const { shared } = exchange
  return {
    id: exchange.id,
    revoked: exchange.revokedAt !== null,
    name: shared.real_name,
    company_name: shared.company_name,
    post: shared.post,
    // A visitor signs in with numbers of +86 only.
    phone: internationalPhone(shared.phone, 'CN'),
    contact_phone: shared.contact_phone ?? '',
    email: shared.email,
    country_code: shared.country_code,
    country_name: shared.country_code ? countryName(shared.country_code, language) : '',
    exhibition: { id: exhibition.id, name: namesOf(exhibition) },
    contact: { name: namesOf(contact) },
    exchanged_at: fairDateTime(exchange.exchangedAt),
    note: exchange.note,
  }
}
