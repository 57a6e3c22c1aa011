import type { RefObject } from 'react'
import { classNames } from './class-names.ts'
import type { useZoomPan } from './use-zoom-pan.ts'
import type { Extent } from './zoom-pan.ts'

interface PictureStageProps extends Pick<ReturnType<typeof useZoomPan>, 'placed' | 'handlers'> {
  stage: RefObject<HTMLDivElement | null>
  picture: string | undefined
  alt: string
  /** The picture's own size, once it is known. */
  onExtent: (extent: Extent) => void
}

/** The picture that is looked at, where zoom and pan have put it. */
export const PictureStage = ({ stage, picture, alt, placed, handlers, onExtent }: PictureStageProps) => (
  <div
    ref={stage}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that zoom and turn over work here
    tabIndex={0}
    role="img"
    aria-label={alt}
    {...handlers}
    className={classNames(
      'absolute inset-0 touch-none overflow-hidden',
      placed.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
    )}
  >
    <img
      key={picture}
      src={picture}
      alt=""
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onExtent({ width: naturalWidth, height: naturalHeight })
      }
      style={{ transform: `translate(${placed.x}px, ${placed.y}px) scale(${placed.scale})` }}
      className="size-full animate-fade-in object-contain select-none"
    />
  </div>
)
