import { useEffect, useRef } from 'react'
import { writePlayPosition } from './play-positions.ts'
import type { Source } from './source.ts'
import type { Media } from './use-media.ts'

/** Writes down every few seconds where a replay is. */
export function usePlaceKept({ live, key }: Source, media: Media | undefined) {
  const kept = useRef(0)
  useEffect(() => {
    if (live || !media || media.time === 0 || Math.abs(media.time - kept.current) < 2) return
    kept.current = media.time
    writePlayPosition(key, media.time, media.length)
  }, [live, key, media])
}
