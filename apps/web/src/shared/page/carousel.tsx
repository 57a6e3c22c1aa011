import { classNames, IconButton, useText } from '@tradefloor/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pageTexts } from './texts.ts'

interface CarouselProps {
  label: string
  /** Each with a name that stays its own. */
  slides: readonly { key: string; content: ReactNode }[]
  /** How many are seen at once. */
  seen?: 1 | 3
  className?: string
}

/** Slides by hand. Without more of them than are seen there is nothing to turn, and so no arrows. */
export function Carousel({ label, slides, seen = 1, className }: CarouselProps) {
  const t = useText(pageTexts)
  const [first, setFirst] = useState(0)
  const last = Math.max(0, slides.length - seen)
  const from = Math.min(first, last)
  const shown = slides.slice(from, from + seen)
  const arrow =
    'absolute! top-1/2 z-1 -translate-y-1/2 rounded-pill! bg-white text-ink shadow-pop disabled:opacity-40'
  return (
    <section aria-label={label} aria-roledescription="carousel" className={classNames('relative', className)}>
      <ul
        className={classNames(
          'grid gap-3',
          seen === 1 ? 'grid-cols-1' : slides.length === 1 ? 'grid-cols-[minmax(0,360px)]' : 'grid-cols-3',
        )}
      >
        {shown.map(({ key, content }) => (
          <li key={key} className="animate-fade-in">
            {content}
          </li>
        ))}
      </ul>
      {slides.length > seen && (
        <>
          <IconButton
            size={44}
            label={t('previousSlide')}
            icon={<ChevronLeft size={20} strokeWidth={1.75} aria-hidden />}
            disabled={from === 0}
            onClick={() => setFirst(from - 1)}
            className={classNames(arrow, 'left-2')}
          />
          <IconButton
            size={44}
            label={t('nextSlide')}
            icon={<ChevronRight size={20} strokeWidth={1.75} aria-hidden />}
            disabled={from === last}
            onClick={() => setFirst(from + 1)}
            className={classNames(arrow, 'right-2')}
          />
          <p aria-live="polite" className="mt-2 text-center text-13 text-ink-3">
            {t('slides', {
              range: seen === 1 ? String(from + 1) : `${from + 1}–${from + shown.length}`,
              count: slides.length,
            })}
          </p>
        </>
      )}
    </section>
  )
}
