import { fairDateTime, type Language, type ReceivedCard } from '@tradefloor/contract'
import { internationalPhone, localText } from '@tradefloor/rules'
import { publicFileAddress } from '../../http/public-file-address.ts'
import type { ExchangeRow } from './exchange-queries.ts'

/** A contact who left out a way to be reached is reached through the company. */
const reach = ({ contact, company }: ExchangeRow) => ({
  phone: internationalPhone(contact.phone || company.managerPhone, company.country),
  email: contact.email || company.email,
})

export function viewReceived(row: ExchangeRow, language: Language): ReceivedCard {
  const { exchange, contact, company, exhibition } = row
  const { phone, email } = reach(row)
  return {
    id: exchange.id,
    exhibition_id: exchange.exhibitionId,
    company_id: company.id,
    instance_id: row.exhibitorId,
    exchanged_at: fairDateTime(exchange.exchangedAt),
    withdrawn: row.withdrawn,
    card: {
      holder_info: {
        name: company.nameZh,
        name_en: company.nameEn,
        logo_url: publicFileAddress(company.logoFileId),
        manager_name: localText(language, contact.nameZh, contact.nameEn),
        post: localText(language, contact.postZh, contact.postEn),
        manager_phone: phone,
        email,
        website: company.website,
        address: company.addressZh,
        address_en: company.addressEn,
      },
    },
    exhibition: {
      base_info: { data: { cn: { name: exhibition.nameZh }, en: { name: exhibition.nameEn } } },
    },
  }
}

/** A received card in one language, as it goes into an address book. */
export interface AddressCard {
  name: string
  company: string
  post: string
  phone: string
  email: string
  address: string
  website: string
  exhibition: string
  exchangedAt: string
}

export function viewAddress(row: ExchangeRow, language: Language): AddressCard {
  const { exchange, contact, company, exhibition } = row
  return {
    name: localText(language, contact.nameZh, contact.nameEn),
    company: localText(language, company.nameZh, company.nameEn),
    post: localText(language, contact.postZh, contact.postEn),
    ...reach(row),
    address: localText(language, company.addressZh, company.addressEn),
    website: company.website,
    exhibition: localText(language, exhibition.nameZh, exhibition.nameEn),
    exchangedAt: fairDateTime(exchange.exchangedAt),
  }
}
