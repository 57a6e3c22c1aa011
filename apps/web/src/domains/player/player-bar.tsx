import { classNames, useText } from '@tradefloor/ui'
import {
  Captions as CaptionsIcon,
  Link2,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Settings,
  Volume2,
  VolumeX,
} from 'lucide-react'
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { span } from '../../shared/time/times.ts'
import { Option, PlayerSettings } from './player-settings.tsx'
import { SeekBar } from './seek-bar.tsx'
import { playerTexts } from './texts.ts'
import type { Captions } from './use-captions.ts'
import type { Media } from './use-media.ts'
import type { Playing } from './use-source.ts'

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

interface PlayerBarProps {
  media: Media
  live: boolean
  /** Seconds behind what is live; undefined while that is not known. */
  behind: number | undefined
  playing: Playing
  captions: Captions
  isFull: boolean
  deeds: PlayerDeeds
}

/** So far behind, in seconds, one no longer sees it live. */
const atEdge = 8

/** The line of controls under a picture. What has no room there is in the settings. */
export function PlayerBar({ media, live, behind, playing, captions, isFull, deeds }: PlayerBarProps) {
  const t = useText(playerTexts)
  const isBehind = behind !== undefined && behind > atEdge
  const more = (
    <>
      {deeds.pictureInPicture && <Option onChoose={deeds.pictureInPicture}>{t('pictureInPicture')}</Option>}
      {deeds.copyMoment && <Option onChoose={deeds.copyMoment}>{t('copyMoment')}</Option>}
    </>
  )
  return (
    <div className="text-13 text-white [--ring-offset:-3px] [--ring:white]">
      {!live && <SeekBar media={media} onSeek={deeds.seekTo} />}
      <div className="flex items-center">
        <Control label={t(media.paused ? 'play' : 'pause')} onClick={deeds.toggle}>
          {media.paused ? (
            <Play size={20} strokeWidth={1.75} aria-hidden className="fill-current" />
          ) : (
            <Pause size={20} strokeWidth={1.75} aria-hidden className="fill-current" />
          )}
        </Control>
        <Control label={t(media.muted ? 'unmute' : 'mute')} onClick={deeds.mute}>
          {media.muted ? (
            <VolumeX size={20} strokeWidth={1.75} aria-hidden />
          ) : (
            <Volume2 size={20} strokeWidth={1.75} aria-hidden />
          )}
        </Control>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={media.muted ? 0 : Math.round(media.volume * 100)}
          aria-label={t('volume')}
          onChange={({ target }) => deeds.setVolume(Number(target.value) / 100)}
          style={{ '--at': `${media.muted ? 0 : media.volume * 100}%` } as CSSProperties}
          // A finger has its own keys for that, beside the screen.
          className="film-slider mr-2 w-20 pointer-coarse:hidden @max-lg:hidden"
        />
        {live ? (
          <button
            type="button"
            onClick={playing.toEdge}
            disabled={!isBehind}
            className="flex min-h-10 items-center gap-1.5 rounded-control px-2 pointer-coarse:min-h-11"
          >
            <span
              aria-hidden
              className={classNames('size-2 rounded-pill', isBehind ? 'bg-white/60' : 'bg-coral')}
            />
            {isBehind ? t('toLive') : t('live')}
          </button>
        ) : (
          <span className="px-2 whitespace-nowrap">
            {t('seekValue', {
              at: span(media.time),
              length: span(Number.isFinite(media.length) ? media.length : 0),
            })}
          </span>
        )}
        <div className="ml-auto flex">
          {captions.tracks.length > 0 && (
            <Control
              label={t('captions')}
              onClick={captions.toggle}
              aria-pressed={captions.shown !== undefined}
            >
              <CaptionsIcon
                size={20}
                strokeWidth={1.75}
                aria-hidden
                className={captions.shown === undefined ? 'opacity-60' : 'text-harbour-sky'}
              />
            </Control>
          )}
          {deeds.copyMoment && (
            <Control label={t('copyMoment')} onClick={deeds.copyMoment} className="@max-lg:hidden">
              <Link2 size={20} strokeWidth={1.75} aria-hidden />
            </Control>
          )}
          <SettingsButton
            media={media}
            live={live}
            playing={playing}
            captions={captions}
            onRate={deeds.setRate}
          >
            {more}
          </SettingsButton>
          {deeds.pictureInPicture && (
            <Control
              label={t('pictureInPicture')}
              onClick={deeds.pictureInPicture}
              className="@max-lg:hidden"
            >
              <PictureInPicture2 size={20} strokeWidth={1.75} aria-hidden />
            </Control>
          )}
          <Control label={t(isFull ? 'leaveFullScreen' : 'fullScreen')} onClick={deeds.fullScreen}>
            {isFull ? (
              <Minimize size={20} strokeWidth={1.75} aria-hidden />
            ) : (
              <Maximize size={20} strokeWidth={1.75} aria-hidden />
            )}
          </Control>
        </div>
      </div>
    </div>
  )
}

interface ControlProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  children: ReactNode
}

function Control({ label, className, children, ...rest }: ControlProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-control hover:bg-glass-hover pointer-coarse:size-11',
        className,
      )}
    >
      {children}
    </button>
  )
}

interface SettingsButtonProps {
  media: Media
  live: boolean
  playing: Playing
  captions: Captions
  onRate: (rate: number) => void
  children: ReactNode
}

function SettingsButton({ media, live, playing, captions, onRate, children }: SettingsButtonProps) {
  const t = useText(playerTexts)
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what stands in it, wherever in it one is
    <div
      ref={root}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        root.current?.querySelector('button')?.focus()
      }}
    >
      <Control
        label={t('settings')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Settings size={20} strokeWidth={1.75} aria-hidden />
      </Control>
      {open && (
        <PlayerSettings
          id={id}
          playing={playing}
          captions={captions}
          rate={media.rate}
          onRate={live ? undefined : onRate}
        >
          {children}
        </PlayerSettings>
      )}
    </div>
  )
}
