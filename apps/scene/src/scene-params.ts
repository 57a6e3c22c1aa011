import { type Language, languageFrom } from '@tradefloor/contract'
import { readId } from '@tradefloor/rules'
import { isQuality, type Quality } from './quality.ts'

/** What the address of the scene's document asks for. */
export interface SceneParams {
  language: Language
  phone: boolean
  quality: Quality | undefined
  list: boolean
  /** Nothing of the page lies over the document: its list begins at the top. */
  clear: boolean
  exhibitionId: number | undefined
  companyId: number | undefined
  look: string
  /** Which of the two conference halls. */
  hall: 'big' | 'small'
}

export function readSceneParams(search: string): SceneParams {
  const query = new URLSearchParams(search)
  const quality = query.get('quality')
  return {
    language: languageFrom(query.get('lang')),
    phone: query.get('device') === 'phone',
    quality: isQuality(quality) ? quality : undefined,
    list: query.get('list') === '1',
    clear: query.get('clear') === '1',
    exhibitionId: readId(query.get('exhibition_id')) ?? undefined,
    companyId: readId(query.get('company_id')) ?? undefined,
    look: query.get('look') ?? '',
    hall: query.get('hall') === 'small' ? 'small' : 'big',
  }
}
