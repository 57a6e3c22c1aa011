import { useSyncExternalStore } from 'react'

/** Bars of the browser come and go by less than this; a keyboard takes more. */
const least = 120

function covered(): number {
  const view = window.visualViewport
  // Who has zoomed in sees less of the page without any keyboard.
  if (!view || view.scale > 1.01) return 0
  const hidden = Math.round(window.innerHeight - view.height - view.offsetTop)
  return hidden > least ? hidden : 0
}

/** Measured when something has changed: to measure while a page is drawn makes the browser lay it out at once. */
let room = 0

function subscribe(listener: () => void) {
  const measure = () => {
    room = covered()
    listener()
  }
  const view = window.visualViewport
  view?.addEventListener('resize', measure)
  view?.addEventListener('scroll', measure)
  return () => {
    view?.removeEventListener('resize', measure)
    view?.removeEventListener('scroll', measure)
  }
}

/** How much of the window's foot a keyboard on the screen covers: what is fixed there would lie under it. */
export const useKeyboardRoom = (): number => useSyncExternalStore(subscribe, () => room)
