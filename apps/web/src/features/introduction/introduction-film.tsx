import { ErrorRow, useText } from '@tradefloor/ui'
import { useEffect, useRef, useState } from 'react'
import { introFilm, introPoster } from '../../shared/page/intro-film.ts'
import { pageTexts } from '../../shared/page/texts.ts'
import { introductionTexts } from './texts.ts'

/** The film about the fair, in the page and by the browser's own controls. Nothing of it is fetched before a press. */
export function IntroductionFilm() {
  const t = useText(introductionTexts)
  const common = useText(pageTexts)
  const film = useRef<HTMLVideoElement>(null)
  // Each try is a new element: one that has failed does not ask again.
  const [attempt, setAttempt] = useState(0)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (attempt > 0) film.current?.play().catch(() => {})
  }, [attempt])
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-white shadow-card">
      <video
        key={attempt}
        ref={film}
        src={introFilm}
        poster={introPoster}
        controls={!isBroken}
        muted
        playsInline
        preload="none"
        aria-label={t('film')}
        onError={() => setBroken(true)}
        className="block aspect-video w-full bg-harbour-deep object-cover"
      />
      {isBroken ? (
        <ErrorRow
          title={t('filmBroken')}
          hint={t('filmBrokenHint')}
          retryText={common('retry')}
          onRetry={() => {
            setBroken(false)
            setAttempt(attempt + 1)
          }}
          className="rounded-none"
        />
      ) : (
        <figcaption className="px-4 py-3 text-13 text-ink-2">{t('filmText')}</figcaption>
      )}
    </figure>
  )
}
