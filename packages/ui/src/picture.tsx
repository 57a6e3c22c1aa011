import { classNames } from './class-names.ts'
import { colourOf, initialOf } from './monogram.ts'
import { pictureSources, plainPicture } from './picture-address.ts'
import { useRetriedPicture } from './use-retried-picture.ts'

interface PictureProps {
  src: string
  /** Whose picture it is: its first letter stands in when the picture is missing. */
  name: string
  /** Empty beside a text that says the same. */
  alt?: string
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** The box the picture fills; it has its shape before the picture is there. */
  className?: string
  /** Nothing of it is cut off: where its shape leaves room, its own colours go on. */
  whole?: boolean
  /** For the one picture a visitor sees first. */
  eager?: boolean
  /** When it cannot be had; it is tried again a little later, and with another address at once. */
  onMissing?: (() => void) | undefined
}

export function Picture(props: PictureProps) {
  const { src, name, alt = '', sizes, className, whole = false, eager = false, onMissing } = props
  const { isMissing, attempt, failed } = useRetriedPicture(src, onMissing)
  return (
    <span className={classNames('relative block shrink-0 overflow-hidden bg-sand-2 @container', className)}>
      {isMissing ? (
        <>
          <span
            aria-hidden
            className={classNames(
              'absolute inset-0 grid place-items-center text-[clamp(18px,22cqi,72px)] font-bold text-white',
              colourOf(name),
            )}
          >
            {initialOf(name)}
          </span>
          {alt && <span className="sr-only">{alt}</span>}
        </>
      ) : (
        <>
          {whole && (['left', 'right'] as const).map((side) => <Edge key={side} src={src} side={side} />)}
          <img
            key={attempt}
            src={plainPicture(src)}
            srcSet={pictureSources(src)}
            sizes={sizes}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            fetchPriority={eager ? 'high' : undefined}
            onError={failed}
            className={classNames('absolute inset-0 size-full', whole ? 'object-contain' : 'object-cover')}
          />
        </>
      )}
    </span>
  )
}

const edges = { left: 'left-0', right: 'right-0' }

/** Half of the box filled with the outermost columns of a picture, drawn out: there its ground goes on. */
function Edge({ src, side }: { src: string; side: keyof typeof edges }) {
  return (
    <span aria-hidden className={classNames('absolute inset-y-0 w-1/2 overflow-hidden', edges[side])}>
      <img
        src={plainPicture(src)}
        alt=""
        className={classNames('absolute h-full w-[3000%] max-w-none object-fill', edges[side])}
      />
    </span>
  )
}
