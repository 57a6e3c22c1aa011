import type { Language } from '@tradefloor/contract'
import { quoteOf } from './quote.ts'

const things: Record<Language, Record<string, string>> = {
  zh: { picture: '[图片]', product: '[展品]', document: '[资料]' },
  en: { picture: '[picture]', product: '[product]', document: '[document]' },
}

/** The beginning of what was said; of a thing that was sent, what it is. */
export function messageSummary({ kind, text }: { kind: string; text: string }, language: Language): string {
  const quote = quoteOf(text, 80)
  const words = quote && `“${quote}”`
  return [things[language][kind], words].filter(Boolean).join(' ')
}
