import type { Language } from '@tradefloor/contract'

/** 16:41, where the reader is. */
export const clockTime = (at: Date, language: Language) =>
  at.toLocaleTimeString(language === 'zh' ? 'zh-CN' : 'en-GB', { hour: '2-digit', minute: '2-digit' })

/** 11月19日 16:41 */
export const dayAndTime = (at: Date, language: Language) =>
  at.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
