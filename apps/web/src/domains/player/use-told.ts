import { useEffect } from 'react'
import type { Media } from './use-media.ts'

interface Told {
  onPlaying: ((playing: boolean) => void) | undefined
  onEnded: (() => void) | undefined
}

/** Tells whoever holds the player that it plays, and that it has come to its end. */
export function useTold(media: Media | undefined, { onPlaying, onEnded }: Told) {
  const runs = media !== undefined && !media.paused && !media.waiting
  useEffect(() => onPlaying?.(runs), [runs, onPlaying])
  // Whoever leaves the player watches no longer.
  useEffect(() => () => onPlaying?.(false), [onPlaying])
  const hasEnded = media?.ended === true
  useEffect(() => {
    if (hasEnded) onEnded?.()
  }, [hasEnded, onEnded])
}
