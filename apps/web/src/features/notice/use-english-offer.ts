import { languageOfBrowser } from '@tradefloor/rules'
import { languageKey, useLanguage } from '@tradefloor/ui'
import { useState } from 'react'

/** Where it is kept that the offer was answered. */
export const answeredKey = 'englishOffered'

/** Not in a browser that keeps nothing: it would be asked again on every page. */
function isUnanswered(): boolean {
  try {
    return localStorage.getItem(languageKey) === null && localStorage.getItem(answeredKey) === null
  } catch {
    return false
  }
}

/** The site is in Chinese until somebody chooses; a browser that asks for no Chinese is offered English, once. */
export function useEnglishOffer() {
  const { language } = useLanguage()
  const [isOpen, setIsOpen] = useState(
    () => languageOfBrowser(navigator.languages) === 'en' && isUnanswered(),
  )
  return [isOpen && language === 'zh', () => setIsOpen(false)] as const
}
