import type { BoothWallSlide } from '@tradefloor/contract'
import { classNames, pictureSources, plainPicture, useText } from '@tradefloor/ui'
import { wallTexts } from './texts.ts'

interface WallThumbnailsProps {
  slides: readonly BoothWallSlide[]
  at: number
  onGo: (to: number) => void
}

/** All slides, small, to go to one; and which one is in sight, in words. */
export function WallThumbnails({ slides, at, onGo }: WallThumbnailsProps) {
  const t = useText(wallTexts)
  return (
    <div className="glass absolute bottom-15 left-1/2 z-(--z-shell) flex -translate-x-1/2 items-center gap-1.5 rounded-dock p-1.5">
      {slides.map(({ image }, index) => (
        <button
          key={image.url}
          type="button"
          aria-label={t('toSlide', { number: index + 1 })}
          aria-current={index === at}
          onClick={() => onGo(index)}
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
  )
}
