import { Button, useText } from '@tradefloor/ui'
import { LoaderCircle, Play, RotateCw, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { playerTexts } from './texts.ts'
import type { Media } from './use-media.ts'
import type { Playing } from './use-source.ts'

/** Whole seconds until a moment, while it is ahead. */
function useSecondsTo(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (moment === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [moment])
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000))
}

interface PlayerCurtainProps {
  playing: Playing
  media: Media | undefined
  live: boolean
  onPlay: () => void
}

/** What lies over the picture while it does not move: why, and what to do about it. */
export function PlayerCurtain({ playing, media, live, onPlay }: PlayerCurtainProps) {
  const t = useText(playerTexts)
  const seconds = useSecondsTo(playing.retryAt)
  if (playing.lost)
    return (
      <div
        role="alert"
        className="absolute inset-0 z-1 grid place-content-center justify-items-center gap-2 bg-glass-dense p-4 text-center text-white"
      >
        <WifiOff size={32} strokeWidth={1.75} aria-hidden />
        <p className="text-16 font-bold">{t(live ? 'lostLive' : 'lostFilm')}</p>
        {/* A countdown read aloud each second would leave no room for anything else. */}
        <p aria-hidden className="text-13 text-on-glass-2">
          {seconds > 0 ? t('tryingIn', { seconds }) : t('trying')}
        </p>
        <Button
          size={40}
          look="primary"
          icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
          onClick={playing.retry}
        >
          {t('retry')}
        </Button>
      </div>
    )
  if (media?.waiting)
    return (
      <div
        role="status"
        className="pointer-events-none absolute inset-0 z-1 grid place-content-center text-white"
      >
        <LoaderCircle size={44} strokeWidth={1.75} aria-hidden className="animate-turn" />
        <span className="sr-only">{t('waiting')}</span>
      </div>
    )
  if (media?.paused)
    return (
      <button
        type="button"
        aria-label={t('play')}
        onClick={onPlay}
        className="absolute top-1/2 left-1/2 z-1 grid size-16 -translate-1/2 place-items-center rounded-pill bg-glass text-white [--ring:white] hover:bg-glass-dense"
      >
        <Play size={28} strokeWidth={1.75} aria-hidden className="translate-x-0.5 fill-current" />
      </button>
    )
  return null
}
