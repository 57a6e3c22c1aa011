import { useLanguage, useText } from '@tradefloor/ui'
import { useCopy } from '../../shared/page/use-copy.ts'
import { sharedUrl } from '../../shared/share/shared-url.ts'
import { playIn } from './play-in.ts'
import { playerTexts } from './texts.ts'

export interface PlayerDeeds {
  toggle: () => void
  seekTo: (seconds: number) => void
  mute: () => void
  setVolume: (volume: number) => void
  setRate: (rate: number) => void
  fullScreen: () => void
  /** Undefined where the browser has none. */
  pictureInPicture: (() => void) | undefined
  copyMoment: (() => void) | undefined
}

interface DeedsOptions {
  live: boolean
  toEdge: () => void
  fullScreen: () => void
  /** The address of this place of it; without one there is none to hand on. */
  momentAddress: ((seconds: number) => string) | undefined
}

/** All that can be done with what is played, by buttons and by keys. */
export function useDeeds(
  video: HTMLVideoElement | null,
  { live, toEdge, fullScreen, momentAddress }: DeedsOptions,
): PlayerDeeds {
  const copyMoment = useCopyMoment(video, momentAddress)
  return {
    toggle: () => {
      if (!video) return
      if (!video.paused) video.pause()
      // What is live goes on without who pauses it: they come back to what is happening.
      else if (live) toEdge()
      else void playIn(video)
    },
    seekTo: (seconds) => {
      if (video) video.currentTime = Math.min(Math.max(0, seconds), video.duration || 0)
    },
    mute: () => {
      if (!video) return
      const isSilent = video.muted || video.volume === 0
      video.muted = !isSilent
      if (isSilent && video.volume === 0) video.volume = 0.5
    },
    setVolume: (volume) => {
      if (!video) return
      video.volume = Math.min(1, Math.max(0, volume))
      video.muted = false
    },
    setRate: (rate) => {
      if (video) video.playbackRate = rate
    },
    fullScreen,
    pictureInPicture: document.pictureInPictureEnabled ? () => togglePictureInPicture(video) : undefined,
    copyMoment,
  }
}

function togglePictureInPicture(video: HTMLVideoElement | null): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture()
  else video?.requestPictureInPicture().catch(() => {})
}

function useCopyMoment(
  video: HTMLVideoElement | null,
  momentAddress: DeedsOptions['momentAddress'],
): (() => void) | undefined {
  const t = useText(playerTexts)
  const { language } = useLanguage()
  const copy = useCopy()
  if (!momentAddress) return undefined
  return () => {
    const address = momentAddress(Math.floor(video?.currentTime ?? 0))
    void copy(sharedUrl(address, language, window.location.href), t('moment'))
  }
}
