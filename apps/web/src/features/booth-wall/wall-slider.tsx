import type { BoothWallSlide } from '@tradefloor/contract'
import { classNames, IconButton, pictureSources, plainPicture, useText } from '@tradefloor/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { arrowsOf } from './arrows.ts'
import { wallTexts } from './texts.ts'
import { useSlides } from './use-slides.ts'
import { WallSpots } from './wall-spots.tsx'

interface WallSliderProps {
  slides: readonly BoothWallSlide[]
}

/** As wide as the window, unless that would make a picture much higher than it. */
const pictureBox = 'relative aspect-video w-[min(100vw,213vh)] shrink-0'

/** Walls of booths, one after the other: by arrows, keys, small pictures, or a swipe. */
export function WallSlider({ slides }: WallSliderProps) {
  const t = useText(wallTexts)
  const { strip, at, go } = useSlides(slides.length)
  const arrows = arrowsOf(at, slides.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(at + step)
  }
  const arrow = 'absolute! top-1/2 z-(--z-shell) -translate-y-1/2 rounded-pill! glass hover:bg-glass-hover'
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
        {slides.map(({ image, hotspots }, index) => (
          <li
            key={image.url}
            aria-hidden={index !== at}
            className="relative grid h-full w-full shrink-0 snap-center place-items-center overflow-hidden"
          >
            <Backdrop src={image.url} />
            <div className={pictureBox}>
              <img
                src={plainPicture(image.url)}
                srcSet={pictureSources(image.url)}
                sizes="100vw"
                alt=""
                loading={Math.abs(index - at) < 2 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
                className="size-full"
              />
              <WallSpots hotspots={hotspots} reachable={index === at} />
            </div>
          </li>
        ))}
      </ul>
      {arrows.previous && (
        <IconButton
          size={44}
          label={t('previous')}
          icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
          onClick={() => go(at - 1)}
          className={classNames(arrow, 'left-6')}
        />
      )}
      {arrows.next && (
        <IconButton
          size={44}
          label={t('next')}
          icon={<ChevronRight size={24} strokeWidth={1.75} aria-hidden />}
          onClick={() => go(at + 1)}
          className={classNames(arrow, 'right-6')}
        />
      )}
      <div className="glass absolute bottom-15 left-1/2 z-(--z-shell) flex -translate-x-1/2 items-center gap-1.5 rounded-dock p-1.5">
        {slides.map(({ image }, index) => (
          <button
            key={image.url}
            type="button"
            aria-label={t('toSlide', { number: index + 1 })}
            aria-current={index === at}
            onClick={() => go(index)}
            className={classNames(
              'overflow-hidden rounded-control border-2 transition-[border-color,opacity] duration-(--dur-control) [--ring-offset:2px]',
              index === at ? 'border-white' : 'border-transparent opacity-70 hover:opacity-100',
            )}
          >
            <img
              src={plainPicture(image.url)}
              srcSet={pictureSources(image.url)}
              sizes="90px"
              alt=""
              className="block aspect-video w-20"
            />
          </button>
        ))}
        <p aria-live="polite" className="sr-only">
          {t('place', { number: at + 1, count: slides.length })}
        </p>
      </div>
    </section>
  )
}

/** The same picture at its smallest, and so soft, where the window is higher than it. */
function Backdrop({ src }: { src: string }) {
  return (
    <img
      src={plainPicture(src)}
      srcSet={pictureSources(src)}
      sizes="1px"
      alt=""
      className="absolute inset-0 size-full object-cover"
    />
  )
}
