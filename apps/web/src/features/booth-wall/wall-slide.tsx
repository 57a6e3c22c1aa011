import type { BoothWallSlide } from '@tradefloor/contract'
import { pictureSources, plainPicture } from '@tradefloor/ui'
import { WallSpots } from './wall-spots.tsx'

interface WallSlideProps {
  slide: BoothWallSlide
  index: number
  /** Which slide is in sight. */
  at: number
}

/** As wide as the window, unless that would make a picture much higher than it. */
const pictureBox = 'relative aspect-video w-[min(100vw,213vh)] shrink-0'

/** A wall with its booths. The ones beside it are loaded with it. */
export function WallSlide({ slide: { image, hotspots }, index, at }: WallSlideProps) {
  const isInSight = index === at
  return (
    <li
      aria-hidden={!isInSight}
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
        <WallSpots hotspots={hotspots} reachable={isInSight} />
      </div>
    </li>
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
