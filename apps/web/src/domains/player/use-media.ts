import { useEffect, useState } from 'react'

/** What a video element says of itself, as far as its controls show it. */
export interface Media {
  paused: boolean
  ended: boolean
  waiting: boolean
  time: number
  /** Infinite while it is live. */
  length: number
  /** Seconds from the beginning that are loaded. */
  loaded: number
  muted: boolean
  volume: number
  rate: number
}

const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'ended',
  'timeupdate',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'seeking',
  'seeked',
  'emptied',
  'loadeddata',
] as const

function loadedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index++)
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime)
      return buffered.end(index)
  return currentTime
}

const readMedia = (video: HTMLVideoElement): Media => ({
  paused: video.paused,
  ended: video.ended,
  waiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  time: video.currentTime,
  length: video.duration,
  loaded: loadedTo(video),
  muted: video.muted || video.volume === 0,
  volume: video.volume,
  rate: video.playbackRate,
})

export function useMedia(video: HTMLVideoElement | null): Media | undefined {
  const [media, setMedia] = useState<Media>()
  useEffect(() => {
    if (!video) return
    const read = () => setMedia(readMedia(video))
    read()
    for (const event of events) video.addEventListener(event, read)
    return () => {
      for (const event of events) video.removeEventListener(event, read)
    }
  }, [video])
  return media
}
