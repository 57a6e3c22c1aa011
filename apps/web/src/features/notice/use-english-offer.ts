import { languageOfBrowser } from '@tradefloor/rules'
import { languageKey, useLanguage } from '@tradefloor/ui'
import { useState } from 'react'

const answered = 'englishOffered'

/** Not in a browser that keeps nothing: it would be asked again on every page. */
function isUnanswered(): boolean {
  try {
    return localStorage.getItem(languageKey) === null && localStorage.getItem(answered) === null
  } catch {
    return false
  }
}

/** The site is in Chinese until somebody chooses; a browser that asks for no Chinese is offered English, once. */
export function useEnglishOffer() {
  const { language, setLanguage } = useLanguage()
  const [isOpen, setIsOpen] = useState(
    () => languageOfBrowser(navigator.languages) === 'en' && isUnanswered(),
  )
  const close = () => {
    setIsOpen(false)
    try {
      localStorage.setItem(answered, '1')
    } catch {
      // Offered again another time, then.
    }
  }
  return {
    isOpen: isOpen && language === 'zh',
    dismiss: close,
    take: () => {
      close()
      setLanguage('en')
    },
  }
}
