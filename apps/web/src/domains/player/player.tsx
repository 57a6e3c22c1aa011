import { classNames, useLanguage, useText } from '@tradefloor/ui'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useCopy } from '../../shared/page/use-copy.ts'
import { sharedUrl } from '../../shared/share/shared-url.ts'
import { keepPlayPlace, playPlaceOf } from './play-places.ts'
import { playerTexts } from './texts.ts'
import './player.css'
import { span } from '../../shared/time/times.ts'
import { PlayerBar, type PlayerDeeds } from './player-bar.tsx'
import { PlayerCurtain } from './player-curtain.tsx'
import { actionOf, nextSpeed } from './player-keys.ts'
import type { Source } from './source.ts'
import { useAwake } from './use-awake.ts'
import { useCaptions } from './use-captions.ts'
import { useFullScreen } from './use-full-screen.ts'
import { type Media, useMedia } from './use-media.ts'
import { playIn, useSource } from './use-source.ts'

interface PlayerProps {
  source: Source
  title: string
  poster?: string | undefined
  autoPlay?: boolean
  /** In seconds, where an address says so. */
  startAt?: number | undefined
  /** The address of this place of it; without one there is none to hand on. */
  momentAddress?: ((seconds: number) => string) | undefined
  onPlaying?: ((playing: boolean) => void) | undefined
  onEnded?: (() => void) | undefined
  /** Over the picture's upper corners. */
  badge?: ReactNode
  className?: string
}

/** Plays something live or seen before. Another source is another player: give it a key. */
export function Player(props: PlayerProps) {
  const { source, title, poster, autoPlay = false, startAt, momentAddress, badge, className } = props
  const t = useText(playerTexts)
  const { language } = useLanguage()
  const copy = useCopy()
  const box = useRef<HTMLElement>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const media = useMedia(video)
  const captions = useCaptions(video)
  const playing = useSource(video, { source, autoPlay, startAt })
  const { isFull, turnFull } = useFullScreen(box, video)
  const [leftAt] = useState(() => (source.live || startAt !== undefined ? 0 : playPlaceOf(source.key)))
  const { isAwake, touches } = useAwake(box, { always: media?.paused !== false, covered: playing.lost })
  const holding = useFocusHeld(box, playing.lost)
  usePlaceKept(source, media)
  const { onPlaying, onEnded } = props
  const runs = media !== undefined && !media.paused && !media.waiting
  useEffect(() => onPlaying?.(runs), [runs, onPlaying])
  // Whoever leaves the player watches no longer.
  useEffect(() => () => onPlaying?.(false), [onPlaying])
  const hasEnded = media?.ended === true
  useEffect(() => {
    if (hasEnded) onEnded?.()
  }, [hasEnded, onEnded])

  const toggle = () => {
    if (!video) return
    if (!video.paused) video.pause()
    // What is live goes on without who pauses it: they come back to what is happening.
    else if (source.live) playing.toEdge()
    else void playIn(video)
  }
  const deeds: PlayerDeeds = {
    toggle,
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
    fullScreen: turnFull,
    pictureInPicture: document.pictureInPictureEnabled
      ? () => {
          if (document.pictureInPictureElement) void document.exitPictureInPicture()
          else video?.requestPictureInPicture().catch(() => {})
        }
      : undefined,
    copyMoment:
      momentAddress &&
      (() => {
        const address = momentAddress(Math.floor(video?.currentTime ?? 0))
        void copy(sharedUrl(address, language, window.location.href), t('moment'))
      }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const action = actionOf(event)
    // A button is pressed with the space bar, and a slider moved with the arrows.
    if (!action || !video || !media || event.defaultPrevented) return
    if (event.key === ' ' && target.closest('button')) return
    if (event.key.startsWith('Arrow') && target.closest('input')) return
    event.preventDefault()
    if (action.do === 'toggle') toggle()
    else if (action.do === 'seek' && !source.live) deeds.seekTo(video.currentTime + action.by)
    else if (action.do === 'volume') deeds.setVolume(video.volume + action.by)
    else if (action.do === 'mute') deeds.mute()
    else if (action.do === 'fullScreen') turnFull()
    else if (action.do === 'captions') captions.toggle()
    else if (action.do === 'speed' && !source.live) deeds.setRate(nextSpeed(video.playbackRate, action.steps))
  }
  const edge = playing.edge()
  return (
    <section
      ref={box}
      aria-label={t('player', { title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is used by keyboard as a whole
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...touches}
      {...holding}
      className={classNames(
        'group/player @container relative aspect-video overflow-hidden bg-ink text-white [--ring-offset:-3px] [--ring:white]',
        className,
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions are drawn by the page, from the stream or from files */}
      <video
        ref={setVideo}
        playsInline
        preload="metadata"
        poster={poster}
        onClick={toggle}
        className="absolute inset-0 size-full object-contain"
      >
        {source.captions?.map(({ language, address }) => (
          <track key={language} kind="subtitles" srcLang={language} src={address} />
        ))}
      </video>
      <PlayerCurtain
        playing={playing}
        media={media}
        live={source.live}
        onPlay={() => {
          // The button goes; its keys are the player's.
          box.current?.focus({ preventScroll: true })
          toggle()
        }}
      />
      {badge && <div className="absolute top-3 left-3 z-2">{badge}</div>}
      {captions.text && (
        <p
          className={classNames(
            'pointer-events-none absolute inset-x-4 z-1 text-center text-[clamp(13px,2.2cqi,24px)] whitespace-pre-line',
            isAwake ? 'bottom-24' : 'bottom-5',
          )}
        >
          <span className="inline-block rounded-control bg-glass-dense px-3 py-1">{captions.text}</span>
        </p>
      )}
      {media && !playing.lost && (
        <div
          className={classNames(
            'absolute inset-x-0 bottom-0 z-2 bg-linear-to-t from-ink/90 to-transparent px-2 pt-8 pb-1 transition-opacity duration-(--dur-control) focus-within:opacity-100',
            // A mouse has moved before it presses, and so has woken them.
            isAwake ? 'opacity-100' : 'opacity-0 pointer-coarse:not-focus-within:pointer-events-none',
          )}
        >
          {leftAt > 0 && media.paused && media.time <= leftAt && (
            <p className="px-2 text-13">{t('goesOn', { time: span(leftAt) })}</p>
          )}
          <PlayerBar
            media={media}
            live={source.live}
            behind={edge === undefined ? undefined : edge - media.time}
            playing={playing}
            captions={captions}
            isFull={isFull}
            deeds={deeds}
          />
        </div>
      )}
    </section>
  )
}

/** The controls go when a stream is lost, and the way to try again when it is back: who was on one of them stays at the player. */
function useFocusHeld(box: RefObject<HTMLElement | null>, lost: boolean) {
  const isWithin = useRef(false)
  const wasLost = useRef(lost)
  useLayoutEffect(() => {
    if (wasLost.current === lost) return
    wasLost.current = lost
    const isGone = !box.current?.contains(document.activeElement)
    if (isWithin.current && isGone) box.current?.focus({ preventScroll: true })
  }, [box, lost])
  return {
    onFocus: () => {
      isWithin.current = true
    },
    // What is taken away with the focus on it says nothing; who leaves says where to.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isWithin.current = currentTarget.contains(relatedTarget)
    },
  }
}

/** Writes down every few seconds where a replay is. */
function usePlaceKept({ live, key }: Source, media: Media | undefined) {
  const kept = useRef(0)
  useEffect(() => {
    if (live || !media || media.time === 0 || Math.abs(media.time - kept.current) < 2) return
    kept.current = media.time
    keepPlayPlace(key, media.time, media.length)
  }, [live, key, media])
}
