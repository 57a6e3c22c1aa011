import { defaultLanguage, type Language } from '@tradefloor/contract'

/**
 * A page as it is handed on, by link, by code or on paper: in the language of who hands it on. Chinese is what a page is in
 * by itself, so that its one plain address serves.
 */
export function sharedUrl(address: string, language: Language, base: string): string {
  const url = new URL(address, base)
  url.searchParams.delete('lang')
  if (language !== defaultLanguage) url.searchParams.set('lang', language)
  return url.href
}
