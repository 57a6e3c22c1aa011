import { defaultLanguage, isLanguage, type Language } from '@tradefloor/contract'
import { conferenceHallOf } from '../conference-halls.ts'
import { idText } from '../ids.ts'
import { fixedPages } from './fixed-pages.ts'
import { sitePaths } from './site-paths.ts'
import { boothPanels, conferenceHalls } from './spots.ts'

const ownPages = new Map<number, string>(Object.entries(fixedPages).map(([path, id]) => [id, path]))

const withIds = (path: string, ids: Record<string, number>) =>
  `${path}?${Object.entries(ids)
    .map(([name, id]) => `${name}=${idText(id)}`)
    .join('&')}`

/** The one address by which an exhibition is known outside: its own page, else its hall. */
export const exhibitionAddress = (id: number): string =>
  ownPages.get(id) ?? withIds(sitePaths.hall.desktop, { exhibition_id: id })

/** The same of a booth: the stand itself is the server's to find. */
export const boothAddress = (ids: { companyId: number; exhibitionId: number }): string =>
  withIds(sitePaths.booth.desktop, { company_id: ids.companyId, exhibition_id: ids.exhibitionId })

export const productAddress = (ids: { companyId: number; exhibitionId: number; productId: number }): string =>
  withIds(boothPanels.detail.desktop.path, {
    company_id: ids.companyId,
    exhibition_id: ids.exhibitionId,
    exhibition_product_id: ids.productId,
  })

/** The same of a hall of the conference. */
export const hallAddress = (ids: { exhibitionId: number; hallId: number }): string =>
  withIds(conferenceHalls[conferenceHallOf(ids.hallId)].desktop.path, {
    exhibition_id: ids.exhibitionId,
  })

/** Where a document is read, on either device. */
export const documentAddress = (id: number): string => withIds(sitePaths.document.desktop, { id })

/** An address in a language. The default has no word of its own, so that every page has one plain address. */
export const inLanguageAddress = (address: string, language: Language): string =>
  language === defaultLanguage ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`

/** The language an address asks for; undefined when it asks for none. */
export function languageInAddress(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang')
  return isLanguage(asked) ? asked : undefined
}
