import type { BoothWallSlide } from '@tradefloor/contract'
import { classNames, IconButton, useText } from '@tradefloor/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { arrowsOf } from './arrows.ts'
import { wallTexts } from './texts.ts'
import { useSlides } from './use-slides.ts'
import { WallSlide } from './wall-slide.tsx'
import { WallThumbnails } from './wall-thumbnails.tsx'

interface WallSliderProps {
  slides: readonly BoothWallSlide[]
}

/** Walls of booths, one after the other: by arrows, keys, small pictures, or a swipe. */
export function WallSlider({ slides }: WallSliderProps) {
  const t = useText(wallTexts)
  const { strip, at, go } = useSlides(slides.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(at + step)
  }
  return (
    <section
      aria-label={t('slides')}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
      className="fixed inset-0"
    >
      <ul
        ref={strip}
        className="absolute inset-0 flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          <WallSlide key={slide.image.url} slide={slide} index={index} at={at} />
        ))}
      </ul>
      <WallArrows at={at} count={slides.length} onGo={go} />
      <WallThumbnails slides={slides} at={at} onGo={go} />
    </section>
  )
}

interface WallArrowsProps {
  at: number
  count: number
  onGo: (to: number) => void
}

/** The ways to the slide before and the one after, where there is one. */
function WallArrows({ at, count, onGo }: WallArrowsProps) {
  const t = useText(wallTexts)
  const arrows = arrowsOf(at, count)
  const arrow = 'absolute! top-1/2 z-(--z-shell) -translate-y-1/2 rounded-pill! glass hover:bg-glass-hover'
  return (
    <>
      {arrows.previous && (
        <IconButton
          size={44}
          label={t('previous')}
          icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
          onClick={() => onGo(at - 1)}
          className={classNames(arrow, 'left-6')}
        />
      )}
      {arrows.next && (
        <IconButton
          size={44}
          label={t('next')}
          icon={<ChevronRight size={24} strokeWidth={1.75} aria-hidden />}
          onClick={() => onGo(at + 1)}
          className={classNames(arrow, 'right-6')}
        />
      )}
    </>
  )
}
