import { useCallback, useEffect, useRef, useState } from 'react'
import type { Quality } from './engine-shape.ts'
import { playIn } from './play-in.ts'
import type { Source } from './source.ts'
import { openOnVideo, type PlayState, type SourceOnVideo } from './source-on-video.ts'
import { useRetries } from './use-retries.ts'

export interface Playing {
  /** When the next try is due, in milliseconds of the visitor's clock; undefined while nothing is wrong. */
  retryAt: number | undefined
  /** It failed before and has not shown a picture since. */
  lost: boolean
  retry: () => void
  qualities: readonly Quality[]
  /** Lines that are shown now. */
  lines: number | undefined
  /** The visitor's own choice. */
  quality: number | undefined
  setQuality: (id: number | undefined) => void
  toEdge: () => void
  edge: () => number | undefined
}

interface Wishes {
  source: Source
  /** Begins by itself. */
  autoPlay: boolean
  /** Where, in seconds; where it was left when that is not said. */
  startAt: number | undefined
}

/** Keeps a source playing on a video: opens it, notices when it dies, and tries again until it is back. */
export function useSource(video: HTMLVideoElement | null, { source, autoPlay, startAt }: Wishes): Playing {
  const { address, kind, live, key } = source
  const { attempt, lost, retryAt, again, onFailed, onPicture, onMove } = useRetries()
  const [qualities, setQualities] = useState<readonly Quality[]>([])
  const [lines, setLines] = useState<number>()
  const [quality, setChosen] = useState<number>()
  const state = useRef<PlayState>({ place: startAt, isWanted: autoPlay, quality: undefined })
  const opened = useRef<SourceOnVideo>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another opening of the same
  useEffect(() => {
    if (!video) return
    const own = openOnVideo(video, { address, kind, live, key }, state.current, {
      onFailed,
      onPicture,
      onMove,
      onQualities(all, shown) {
        setQualities(all)
        setLines(shown)
      },
    })
    opened.current = own
    return own.close
  }, [video, address, kind, live, key, attempt])

  const edge = useCallback(() => opened.current?.engine()?.edge(), [])
  return {
    retryAt,
    lost,
    retry: () => {
      // Who asks for it wants to see it.
      state.current.isWanted = true
      again()
    },
    qualities,
    lines,
    quality,
    setQuality: (id) => {
      setChosen(id)
      state.current.quality = id
      opened.current?.engine()?.setQuality(id)
    },
    edge,
    toEdge: () => {
      const at = edge()
      if (video && at !== undefined) video.currentTime = at
      if (video) playIn(video)
    },
  }
}
