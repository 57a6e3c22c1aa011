import { useText } from '@tradefloor/ui'
import {
  Captions as CaptionsIcon,
  Link2,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
} from 'lucide-react'
import { Control } from './control.tsx'
import { Option } from './player-settings.tsx'
import { LiveButton, PlayingTime } from './playing-time.tsx'
import { SeekBar } from './seek-bar.tsx'
import { SettingsButton } from './settings-button.tsx'
import { SoundControls } from './sound-controls.tsx'
import { playerTexts } from './texts.ts'
import type { Captions } from './use-captions.ts'
import type { PlayerDeeds } from './use-deeds.ts'
import type { Media } from './use-media.ts'
import type { Playing } from './use-source.ts'

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

/** The line of controls under a picture. What has no room there is in the settings. */
export function PlayerBar({ media, live, behind, playing, captions, isFull, deeds }: PlayerBarProps) {
  const t = useText(playerTexts)
  const PlayIcon = media.paused ? Play : Pause
  const FullIcon = isFull ? Minimize : Maximize
  const { pictureInPicture, copyMoment } = deeds
  return (
    <div className="text-13 text-white [--ring-offset:-3px] [--ring:white]">
      {!live && <SeekBar media={media} onSeek={deeds.seekTo} />}
      <div className="flex items-center">
        <Control label={t(media.paused ? 'play' : 'pause')} onClick={deeds.toggle}>
          <PlayIcon size={20} strokeWidth={1.75} aria-hidden className="fill-current" />
        </Control>
        <SoundControls media={media} onMute={deeds.mute} onVolume={deeds.setVolume} />
        {live ? <LiveButton behind={behind} onPress={playing.toEdge} /> : <PlayingTime media={media} />}
        <div className="ml-auto flex">
          {captions.tracks.length > 0 && <CaptionsControl captions={captions} />}
          {copyMoment && (
            <Control label={t('copyMoment')} onClick={copyMoment} className="@max-lg:hidden">
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
            {pictureInPicture && <Option onChoose={pictureInPicture}>{t('pictureInPicture')}</Option>}
            {copyMoment && <Option onChoose={copyMoment}>{t('copyMoment')}</Option>}
          </SettingsButton>
          {pictureInPicture && (
            <Control label={t('pictureInPicture')} onClick={pictureInPicture} className="@max-lg:hidden">
              <PictureInPicture2 size={20} strokeWidth={1.75} aria-hidden />
            </Control>
          )}
          <Control label={t(isFull ? 'leaveFullScreen' : 'fullScreen')} onClick={deeds.fullScreen}>
            <FullIcon size={20} strokeWidth={1.75} aria-hidden />
          </Control>
        </div>
      </div>
    </div>
  )
}

function CaptionsControl({ captions: { shown, toggle } }: { captions: Captions }) {
  const t = useText(playerTexts)
  return (
    <Control label={t('captions')} onClick={toggle} aria-pressed={shown !== undefined}>
      <CaptionsIcon
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className={shown === undefined ? 'opacity-60' : 'text-harbour-sky'}
      />
    </Control>
  )
}
