import { useSyncExternalStore } from 'react'

/** Bars of the browser come and go by less than this; a keyboard takes more. */
const least = 120

function subscribe(listener: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', listener)
  view?.addEventListener('scroll', listener)
  return () => {
    view?.removeEventListener('resize', listener)
    view?.removeEventListener('scroll', listener)
  }
}

function covered(): number {
  const view = window.visualViewport
  // Who has zoomed in sees less of the page without any keyboard.
  if (!view || view.scale > 1.01) return 0
  const hidden = Math.round(window.innerHeight - view.height - view.offsetTop)
  return hidden > least ? hidden : 0
}

/** How much of the window's foot a keyboard on the screen covers: what is fixed there would lie under it. */
export const useKeyboardRoom = (): number => useSyncExternalStore(subscribe, covered)
