import { type Language, languageFrom } from '@tradefloor/contract'
import { isQuality, type Quality } from './quality.ts'

/** What the address of a scene asks for. */
export interface Wish {
  language: Language
  phone: boolean
  quality: Quality | undefined
  list: boolean
}

export function readWish(search: string): Wish {
  const query = new URLSearchParams(search)
  const quality = query.get('quality')
  return {
    language: languageFrom(query.get('lang')),
    phone: query.get('device') === 'phone',
    quality: isQuality(quality) ? quality : undefined,
    list: query.get('list') === '1',
  }
}
