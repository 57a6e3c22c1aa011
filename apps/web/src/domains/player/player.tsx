import { classNames, useText } from '@tradefloor/ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { actOnKey } from './act-on-key.ts'
import { readPlayPosition } from './play-positions.ts'
import { playerTexts } from './texts.ts'
import './player.css'
import { PlayerCurtain } from './player-curtain.tsx'
import { CaptionLine, PlayerControls } from './player-overlays.tsx'
import type { Source } from './source.ts'
import { useAwake } from './use-awake.ts'
import { useCaptions } from './use-captions.ts'
import { useDeeds } from './use-deeds.ts'
import { useFocusHeld } from './use-focus-held.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useMedia } from './use-media.ts'
import { usePlaceKept } from './use-place-kept.ts'
import { useSource } from './use-source.ts'
import { useTold } from './use-told.ts'

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
  const { live } = source
  const t = useText(playerTexts)
  const box = useRef<HTMLElement>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const media = useMedia(video)
  const captions = useCaptions(video)
  const playing = useSource(video, { source, autoPlay, startAt })
  const { isFull, turnFull } = useFullScreen(box, video)
  const [leftAt] = useState(() => (live || startAt !== undefined ? 0 : readPlayPosition(source.key)))
  const { isAwake, touches } = useAwake(box, { always: media?.paused !== false, covered: playing.lost })
  const holding = useFocusHeld(box, playing.lost)
  usePlaceKept(source, media)
  useTold(media, { onPlaying: props.onPlaying, onEnded: props.onEnded })
  const deeds = useDeeds(video, { live, toEdge: playing.toEdge, fullScreen: turnFull, momentAddress })
  const onKeyDown = (event: KeyboardEvent) => {
    if (video && media) actOnKey(event, { video, live, deeds, toggleCaptions: captions.toggle })
  }
  const onPlay = () => {
    // The button goes; its keys are the player's.
    box.current?.focus({ preventScroll: true })
    deeds.toggle()
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
        onClick={deeds.toggle}
        className="absolute inset-0 size-full object-contain"
      >
        {source.captions?.map(({ language, address }) => (
          <track key={language} kind="subtitles" srcLang={language} src={address} />
        ))}
      </video>
      <PlayerCurtain playing={playing} media={media} live={live} onPlay={onPlay} />
      {badge && <div className="absolute top-3 left-3 z-2">{badge}</div>}
      {captions.text && <CaptionLine text={captions.text} isAwake={isAwake} />}
      {media && !playing.lost && (
        <PlayerControls
          isAwake={isAwake}
          leftAt={leftAt}
          media={media}
          live={live}
          behind={edge === undefined ? undefined : edge - media.time}
          playing={playing}
          captions={captions}
          isFull={isFull}
          deeds={deeds}
        />
      )}
    </section>
  )
}
