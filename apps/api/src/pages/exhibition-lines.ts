import type { Exhibition } from '@tradefloor/contract'
import { exhibitionAddress, industryNames } from '@tradefloor/rules'
import { type Html, html } from './html.ts'
import type { Speech } from './page-speech.ts'

export const exhibitionNames = ({ base_info: { data } }: Exhibition) => ({
  zh: data.cn.name,
  en: data.en.name,
})

export const placesOf = ({ base_info }: Exhibition) => ({
  zh: base_info.exh_address,
  en: base_info.exh_address_en,
})

/** From the first day to the last, or that there is no last. */
export function datesOf({ lasting, open_date, close_date }: Exhibition, { words }: Speech): string {
  return lasting === 1 ? words.permanent : `${open_date.slice(0, 10)} – ${close_date.slice(0, 10)}`
}

export function industryOf(industry: string | null, { plain }: Speech): string | null {
  const names = Object.entries(industryNames).find(([name]) => name === industry)?.[1]
  return names ? plain(names) : null
}

/** An exhibition in a list: where it leads, and when it is. */
export const exhibitionLine = (exhibition: Exhibition, speech: Speech): Html =>
  html`${speech.link(exhibitionAddress(exhibition.id), speech.marked(exhibitionNames(exhibition)))} (${datesOf(exhibition, speech)})`
