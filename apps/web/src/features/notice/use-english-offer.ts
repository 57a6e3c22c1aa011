import { languageOfBrowser } from '@tradefloor/rules'
import { languageKey, localStore, persistentFlag, useLanguage } from '@tradefloor/ui'
import { useState } from 'react'

export const offerAnswered = persistentFlag('englishOffered')

/** Not in a browser that keeps nothing: it would be asked again on every page. */
const isUnanswered = () => localStore.read(languageKey) === null && !offerAnswered.get()

/** The site is in Chinese until somebody chooses; a browser that asks for no Chinese is offered English, once. */
export function useEnglishOffer() {
  const { language } = useLanguage()
  const [isOpen, setIsOpen] = useState(
    () => languageOfBrowser(navigator.languages) === 'en' && isUnanswered(),
  )
  return [isOpen && language === 'zh', () => setIsOpen(false)] as const
}
