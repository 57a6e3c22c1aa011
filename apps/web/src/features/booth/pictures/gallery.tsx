import { classNames } from '@tradefloor/ui'
import { useState } from 'react'
import { useViewer } from '../../../shared/pictures/use-viewer.tsx'
import { GalleryPicture } from './gallery-picture.tsx'
import { GallerySteps, GalleryThumbnails } from './gallery-thumbnails.tsx'

interface GalleryProps {
  label: string
  pictures: readonly string[]
  /** What each shows, where somebody says. */
  texts?: readonly string[]
  name: string
}

const seen = 3

/** The chosen picture large, the others three at a time beside it. The large one opens over the whole window. */
export function Gallery({ label, pictures, texts = [], name }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [first, setFirst] = useState(0)
  const choose = (index: number) => {
    setChosen(index)
    setFirst(index - (index % seen))
  }
  const { open, viewer } = useViewer(pictures, { name, texts }, choose)
  const several = pictures.length > 1
  return (
    <section aria-label={label}>
      <div
        className={classNames(
          'grid gap-3',
          several && 'grid-cols-[minmax(0,1fr)_116px] [@media(height<860px)]:grid-cols-[minmax(0,1fr)_42px]',
        )}
      >
        <GalleryPicture
          src={pictures[chosen] ?? ''}
          name={name}
          text={texts[chosen] || name}
          className={
            several
              ? 'h-full min-h-71 [@media(height<860px)]:min-h-36'
              : 'aspect-2/1 [@media(height<860px)]:aspect-4/1'
          }
          onEnlarge={() => open(chosen)}
        />
        {several && (
          <GalleryThumbnails
            pictures={pictures.slice(first, first + seen)}
            first={first}
            chosen={chosen}
            name={name}
            onChoose={setChosen}
          />
        )}
      </div>
      {pictures.length > seen && (
        <GallerySteps first={first} seen={seen} count={pictures.length} onFirst={setFirst} />
      )}
      {viewer}
    </section>
  )
}
