import { useSyncExternalStore } from 'react'

/** The same window as the variant `compact` of the styles: what is closed there is not drawn at all. */
const compact = '(width < 900px) or (height < 560px)'

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(compact)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useCompact = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(compact).matches)
