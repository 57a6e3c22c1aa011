import { waitBefore } from '@tradefloor/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { openSource } from './engine.ts'
import type { Engine, Quality } from './engine-shape.ts'
import { playPlaceOf } from './play-places.ts'
import type { Source } from './source.ts'

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

/** Something that should play and has not moved for so long is taken for dead. */
const patienceMs = 15_000

/** Keeps a source playing on a video: opens it, notices when it dies, and tries again until it is back. */
export function useSource(video: HTMLVideoElement | null, { source, autoPlay, startAt }: Wishes): Playing {
  const { address, kind, live, key } = source
  const engine = useRef<Engine>(null)
  const [attempt, setAttempt] = useState(0)
  const failures = useRef(0)
  const [lost, setLost] = useState(false)
  const [retryAt, setRetryAt] = useState<number>()
  const [qualities, setQualities] = useState<readonly Quality[]>([])
  const [lines, setLines] = useState<number>()
  const [quality, setChosen] = useState<number>()
  // What a new try goes on with: the place, and whether it was running.
  const place = useRef(startAt)
  const wanted = useRef(autoPlay)
  const chosen = useRef<number>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another opening of the same
  useEffect(() => {
    if (!video) return
    let isOver = false
    const fail = () => {
      if (isOver) return
      isOver = true
      failures.current += 1
      setLost(true)
      setRetryAt(Date.now() + waitBefore(failures.current))
      engine.current?.destroy()
      engine.current = null
    }
    const begin = () => {
      const from = place.current ?? (live ? 0 : playPlaceOf(key))
      if (!live && from > 0) video.currentTime = from
      if (wanted.current) playIn(video)
    }
    const watch = watchProgress(video, fail, () => {
      failures.current = 0
      setLost(false)
      if (!live) place.current = video.currentTime
    })
    const noteWish = () => {
      // A video that is taken away stops too; that is nobody's wish.
      if (!isOver) wanted.current = !video.paused
    }
    // It is back, also for who had paused it.
    const show = () => setLost(false)
    // What is live does not end by itself: whoever sends it has dropped out, and may come back.
    const comeBack = () => {
      wanted.current = true
      fail()
    }
    video.addEventListener('loadedmetadata', begin)
    video.addEventListener('loadeddata', show)
    if (live) video.addEventListener('ended', comeBack)
    video.addEventListener('play', noteWish)
    video.addEventListener('pause', noteWish)
    openSource(video, address, kind, {
      onQualities: (all, shown) => {
        setQualities(all)
        setLines(shown)
      },
      onFailed: fail,
    }).then(
      (opened) => {
        if (isOver) return opened.destroy()
        engine.current = opened
        if (chosen.current !== undefined) opened.setQuality(chosen.current)
      },
      (error: unknown) => {
        reportError(error)
        fail()
      },
    )
    return () => {
      isOver = true
      watch()
      video.removeEventListener('loadedmetadata', begin)
      video.removeEventListener('loadeddata', show)
      video.removeEventListener('ended', comeBack)
      video.removeEventListener('play', noteWish)
      video.removeEventListener('pause', noteWish)
      engine.current?.destroy()
      engine.current = null
    }
  }, [video, address, kind, live, key, attempt])

  const again = useCallback(() => {
    setRetryAt(undefined)
    setAttempt((before) => before + 1)
  }, [])
  useEffect(() => {
    if (retryAt === undefined) return
    const timer = setTimeout(again, Math.max(0, retryAt - Date.now()))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [retryAt, again])

  const edge = useCallback(() => engine.current?.edge(), [])
  return {
    retryAt,
    lost,
    retry: () => {
      // Who asks for it wants to see it.
      wanted.current = true
      again()
    },
    qualities,
    lines,
    quality,
    setQuality: (id) => {
      setChosen(id)
      chosen.current = id
      engine.current?.setQuality(id)
    },
    edge,
    toEdge: () => {
      const at = edge()
      if (video && at !== undefined) video.currentTime = at
      if (video) playIn(video)
    },
  }
}

/** Begins to play; where a browser allows no sound without a press, without it. */
export async function playIn(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return
    video.muted = true
    await video.play().catch(() => {})
  }
}

/** Calls `onDead` when what should move has stood still for too long, `onMove` when it moves. */
function watchProgress(video: HTMLVideoElement, onDead: () => void, onMove: () => void) {
  let last = video.currentTime
  let movedAt = performance.now()
  const timer = setInterval(() => {
    const stands = video.currentTime === last
    if (!stands && !video.paused) onMove()
    // In a tab that nobody sees a browser may let a video stand.
    if (!stands || video.paused || document.hidden) movedAt = performance.now()
    else if (performance.now() - movedAt > patienceMs) onDead()
    last = video.currentTime
  }, 1000)
  return () => clearInterval(timer)
}
