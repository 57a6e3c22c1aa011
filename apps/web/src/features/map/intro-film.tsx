import { useText } from '@tradefloor/ui'
import { Play, SkipForward } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { introFilm, introPoster } from '../../shared/page/intro-film.ts'
import { mapTexts } from './texts.ts'

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface IntroFilmProps {
  /** Seen, skipped, or not to be had: then `missing`. */
  onEnd: (how: 'over' | 'missing') => void
}

/** The film before the map. It plays by itself where the browser and the visitor allow it, and waits for a press elsewhere. */
export function IntroFilm({ onEnd }: IntroFilmProps) {
  const t = useText(mapTexts)
  const film = useRef<HTMLVideoElement>(null)
  const [isWaiting, setWaiting] = useState(wantsNoMotion)
  const begin = useEffectEvent(() => {
    // A page is drawn in pieces: a film may fail before there is anybody to hear of it.
    if (film.current?.error) onEnd('missing')
    else if (!wantsNoMotion()) film.current?.play().catch(() => setWaiting(true))
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEnd('over')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEnd])
  const play = () => {
    setWaiting(false)
    film.current?.play().catch(() => setWaiting(true))
  }
  return (
    <div className="fixed inset-0 z-(--z-shell) bg-harbour-deep">
      <video
        ref={film}
        src={introFilm}
        poster={introPoster}
        muted
        playsInline
        preload="auto"
        aria-label={t('film')}
        onEnded={() => onEnd('over')}
        onError={() => onEnd('missing')}
        className="size-full object-cover"
      />
      {isWaiting && (
        <button
          type="button"
          onClick={play}
          aria-label={t('play')}
          className="glass absolute top-1/2 left-1/2 grid size-24 -translate-1/2 place-items-center rounded-pill [--ring-offset:3px] hover:bg-glass-dense"
        >
          <Play size={40} strokeWidth={1.75} aria-hidden className="ml-1.5" />
        </button>
      )}
      <button
        type="button"
        onClick={() => onEnd('over')}
        className="glass absolute right-6 bottom-16 flex min-h-12 items-center gap-2 rounded-dock px-6 text-16 font-bold hover:bg-glass-dense"
      >
        {t('skip')}
        <SkipForward size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
