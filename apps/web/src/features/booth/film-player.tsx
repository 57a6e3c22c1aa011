import type { BoothVideo } from '@tradefloor/contract'
import { ErrorRow, useText } from '@tradefloor/ui'
import { type SyntheticEvent, useState } from 'react'
import { pageTexts } from '../../shared/page/texts.ts'
import { placeOf, writeFilmPosition } from './film-positions.ts'
import { panelTexts } from './panel-texts.ts'

interface FilmPlayerProps {
  film: BoothVideo
  name: string
  /** The visitor asked for this one, so it begins by itself. */
  picked: boolean
  className: string
  onPlay: () => void
}

type OfFilm = SyntheticEvent<HTMLVideoElement>

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** One film. It goes on where it was left, and says so before. */
export function FilmPlayer({ film, name, picked, className, onPlay }: FilmPlayerProps) {
  const t = useText(panelTexts)
  const common = useText(pageTexts)
  const [failed, setFailed] = useState(false)
  const [goesOnAt, setGoesOnAt] = useState(() => placeOf(film.fileId))
  const goOn = ({ currentTarget: own }: OfFilm) => {
    own.currentTime = placeOf(film.fileId, own.duration)
  }
  const note = ({ currentTarget: own }: OfFilm) => {
    // Several times a second; a second is exact enough.
    if (Math.abs(own.currentTime - placeOf(film.fileId)) >= 1) writeFilmPosition(film.fileId, own.currentTime)
  }
  if (failed)
    return (
      <ErrorRow
        title={t('filmFailed')}
        hint={common('notLoaded')}
        retryText={common('retry')}
        onRetry={() => setFailed(false)}
      />
    )
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: exhibitors give films without captions */}
      <video
        controls
        playsInline
        autoPlay={picked}
        preload={picked ? 'auto' : 'none'}
        aria-label={name}
        poster={film.poster || undefined}
        src={film.url}
        onLoadedMetadata={goOn}
        onPlay={() => {
          setGoesOnAt(0)
          onPlay()
        }}
        onTimeUpdate={note}
        onEnded={() => writeFilmPosition(film.fileId, 0)}
        onError={() => setFailed(true)}
        className={className}
      />
      {goesOnAt > 0 && !picked && (
        <p className="mt-2 text-13 text-ink-3">{t('goesOn', { time: clock(goesOnAt) })}</p>
      )}
    </>
  )
}
