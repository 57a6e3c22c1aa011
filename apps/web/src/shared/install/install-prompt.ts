import { useSyncExternalStore } from 'react'

/** Chromium's word that the site can be put on the home screen, to be asked for when the visitor wants it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let waiting: InstallPrompt | undefined
const listeners = new Set<() => void>()
const become = (next: InstallPrompt | undefined) => {
  waiting = next
  for (const listener of listeners) listener()
}

// Heard from the beginning: the browser says it once, some time after the page is there.
window.addEventListener('beforeinstallprompt', (event) => {
  // Its own banner would cover the page.
  event.preventDefault()
  become(event as InstallPrompt)
})
window.addEventListener('appinstalled', () => become(undefined))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the browser to install, where it can; undefined where it cannot or already has. */
export function useInstallPrompt(): (() => Promise<void>) | undefined {
  const prompt = useSyncExternalStore(subscribe, () => waiting)
  if (!prompt) return undefined
  return async () => {
    // One event serves once.
    become(undefined)
    await prompt.prompt()
  }
}
