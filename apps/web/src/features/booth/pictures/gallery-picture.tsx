import { Picture, useText } from '@tradefloor/ui'
import { Maximize2 } from 'lucide-react'
import { pictureTexts } from '../../../shared/pictures/texts.ts'

interface GalleryPictureProps {
  /** Empty where there is none. */
  src: string
  name: string
  /** What it shows. */
  text: string
  /** The box of the picture. */
  className: string
  onEnlarge: () => void
}

/** The chosen picture, which a press opens over the whole window. */
export function GalleryPicture({ src, name, text, className, onEnlarge }: GalleryPictureProps) {
  const t = useText(pictureTexts)
  return (
    <button
      type="button"
      aria-label={t('enlarge', { name: text })}
      disabled={!src}
      onClick={onEnlarge}
      className="group relative cursor-zoom-in! overflow-hidden rounded-card border border-line"
    >
      <Picture
        key={src}
        src={src}
        name={name}
        alt={text}
        sizes="(min-width: 700px) 616px, 100vw"
        eager
        whole
        className={className}
      />
      {src && (
        <span
          aria-hidden
          className="glass absolute right-3 bottom-3 grid size-9 place-items-center rounded-pill opacity-80 transition-opacity duration-(--dur-control) group-hover:opacity-100"
        >
          <Maximize2 size={16} strokeWidth={1.75} />
        </span>
      )}
    </button>
  )
}
