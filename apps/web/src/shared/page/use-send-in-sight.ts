import { useEffect } from 'react'

/** What stands above the page while it scrolls: its bar. */
const barHeight = 64

/**
 * While a keyboard takes half of the screen, the button that sends a form is seen together with the line that is being
 * filled in, where there is room for both.
 */
export function useSendInSight(): void {
  useEffect(() => {
    const view = window.visualViewport
    const bring = () => {
      const line = document.activeElement
      const isLine = line instanceof HTMLInputElement || line instanceof HTMLTextAreaElement
      const send = isLine ? line.form?.querySelector('[type=submit]') : undefined
      if (!line || !send || !view) return
      const takes = send.getBoundingClientRect().bottom - line.getBoundingClientRect().top
      if (takes < view.height - barHeight) send.scrollIntoView({ block: 'nearest' })
    }
    view?.addEventListener('resize', bring)
    document.addEventListener('focusin', bring)
    return () => {
      view?.removeEventListener('resize', bring)
      document.removeEventListener('focusin', bring)
    }
  }, [])
}
