import { useState } from 'react'
import { classNames } from './class-names.ts'
import { colourOf, initialOf } from './monogram.ts'
import { pictureSources, plainPicture } from './picture-address.ts'

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
  /** For the one picture a visitor sees first. */
  eager?: boolean
}

export function Picture({ src, name, alt = '', sizes, className, eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const missing = !src || failed === src
  return (
    <span className={classNames('relative block shrink-0 overflow-hidden bg-sand-2 @container', className)}>
      {missing ? (
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
        <img
          src={plainPicture(src)}
          srcSet={pictureSources(src)}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
