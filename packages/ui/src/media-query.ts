import { useSyncExternalStore } from 'react'

/** A hook that says whether a media query holds, as that changes. */
export function mediaQueryHook(query: string) {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  const matches = () => window.matchMedia(query).matches
  return function useMediaQuery(): boolean {
    return useSyncExternalStore(subscribe, matches)
  }
}
