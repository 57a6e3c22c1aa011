import { classNames, IconButton, Picture, useText } from '@tradefloor/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pictureTexts } from '../../../shared/pictures/texts.ts'

interface GalleryThumbnailsProps {
  pictures: readonly string[]
  /** Which of all pictures the first of these is. */
  first: number
  chosen: number
  name: string
  onChoose: (index: number) => void
}

/** Some of the pictures, small, to choose one from. */
export function GalleryThumbnails({ pictures, first, chosen, name, onChoose }: GalleryThumbnailsProps) {
  const t = useText(pictureTexts)
  return (
    <ul className="grid content-start gap-3 [@media(height<860px)]:gap-2">
      {pictures.map((src, index) => {
        const number = first + index
        return (
          <li key={src} className="animate-fade-in">
            <button
              type="button"
              aria-label={t('numbered', { number: number + 1 })}
              aria-current={number === chosen}
              onClick={() => onChoose(number)}
              className={classNames(
                'block w-full overflow-hidden rounded-card border-2',
                number === chosen ? 'border-harbour' : 'border-line hover:border-harbour-sky',
              )}
            >
              <Picture src={src} name={name} sizes="200px" className="aspect-square" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface GalleryStepsProps {
  first: number
  /** How many are seen at once. */
  seen: number
  count: number
  onFirst: (first: number) => void
}

/** Which pictures are seen, and the ways to those before and after them. */
export function GallerySteps({ first, seen, count, onFirst }: GalleryStepsProps) {
  const t = useText(pictureTexts)
  const end = Math.min(first + seen, count)
  return (
    <div className="mt-2 flex items-center justify-end gap-2 text-13 text-ink-3">
      <span aria-live="polite">{t('range', { first: first + 1, last: end, count })}</span>
      <IconButton
        label={t('previousThree')}
        icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden />}
        disabled={first === 0}
        onClick={() => onFirst(first - seen)}
        className="border border-line-2 disabled:opacity-40"
      />
      <IconButton
        label={t('nextThree')}
        icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden />}
        disabled={first + seen >= count}
        onClick={() => onFirst(first + seen)}
        className="border border-line-2 disabled:opacity-40"
      />
    </div>
  )
}
