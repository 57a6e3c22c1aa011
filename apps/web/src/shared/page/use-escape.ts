import { isOfComposing } from '@tradefloor/ui'
import { useEffect } from 'react'

/** Escape closes what lies at the side, wherever the focus is. */
export function useEscape(onClose: () => void) {
  useEffect(() => {
    // What lies over the panel, a menu or a window, hears the key first and says that it was meant for it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOfComposing(event)) return
      if (document.querySelector('[aria-modal=true]')) return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onClose])
}
