import { openSource } from './engine.ts'
import type { Engine, EngineEvents } from './engine-shape.ts'
import { playIn } from './play-in.ts'
import { readPlayPosition } from './play-positions.ts'
import type { Source } from './source.ts'
import { watchProgress } from './watch-progress.ts'

/** What the next try goes on with when one has failed. */
export interface PlayState {
  /** In seconds; undefined for where it was left. */
  place: number | undefined
  /** It was running, or somebody wants it to. */
  isWanted: boolean
  /** The visitor's own choice of a quality. */
  quality: number | undefined
}

interface SourceEvents {
  /** It is dead. Told once. */
  onFailed: () => void
  /** It is back, also for who had paused it. */
  onPicture: () => void
  onMove: () => void
  onQualities: EngineEvents['onQualities']
}

export interface SourceOnVideo {
  engine: () => Engine | undefined
  close: () => void
}

/** Opens a source on a video and goes on where `state` says, which it keeps up to date. */
export function openOnVideo(
  video: HTMLVideoElement,
  { address, kind, live, key }: Source,
  state: PlayState,
  { onFailed, onPicture, onMove, onQualities }: SourceEvents,
): SourceOnVideo {
  let engine: Engine | undefined
  let isOver = false
  const end = () => {
    isOver = true
    engine?.destroy()
    engine = undefined
  }
  const fail = () => {
    if (isOver) return
    end()
    onFailed()
  }
  const begin = () => {
    const from = state.place ?? (live ? 0 : readPlayPosition(key))
    if (!live && from > 0) video.currentTime = from
    if (state.isWanted) playIn(video)
  }
  const noteWish = () => {
    // A video that is taken away stops too; that is nobody's wish.
    if (!isOver) state.isWanted = !video.paused
  }
  // What is live does not end by itself: whoever sends it has dropped out, and may come back.
  const comeBack = () => {
    state.isWanted = true
    fail()
  }
  const stopWatching = watchProgress(video, fail, () => {
    onMove()
    if (!live) state.place = video.currentTime
  })
  const listening = new AbortController()
  const { signal } = listening
  video.addEventListener('loadedmetadata', begin, { signal })
  video.addEventListener('loadeddata', onPicture, { signal })
  if (live) video.addEventListener('ended', comeBack, { signal })
  video.addEventListener('play', noteWish, { signal })
  video.addEventListener('pause', noteWish, { signal })
  openSource(video, address, kind, { onQualities, onFailed: fail }).then(
    (opened) => {
      if (isOver) return opened.destroy()
      engine = opened
      if (state.quality !== undefined) opened.setQuality(state.quality)
    },
    (error: unknown) => {
      reportError(error)
      fail()
    },
  )
  return {
    engine: () => engine,
    close() {
      stopWatching()
      listening.abort()
      end()
    },
  }
}
