import type { MyCard } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import type { SharedCard } from '../../schema/index.ts'
import { fileAddress } from '../storage/index.ts'
import type { OwnCard } from './card-queries.ts'

export const viewOwnCard = (deps: Pick<Dependencies, 'secrets' | 'clock'>, card: OwnCard): MyCard => ({
  id: card.id,
  real_name: card.realName,
  post: card.post,
  company_name: card.companyName,
  email: card.email,
  phone: card.phone ?? '',
  contact_phone: card.contactPhone,
  card_img_id: card.image?.id ?? null,
  card_image: { url: fileAddress(deps, card.image) },
})

/** The card as it is given away, fixed at that moment. */
export const sharedOf = (card: OwnCard): SharedCard => ({
  real_name: card.realName,
  company_name: card.companyName,
  post: card.post,
  phone: card.phone ?? '',
  contact_phone: card.contactPhone,
  email: card.email,
  country_code: card.countryCode,
  image_file_id: card.image?.id ?? null,
})
