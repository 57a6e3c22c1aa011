import { type LocalText, pictureSources, plainPicture } from '@tradefloor/ui'
import { useState } from 'react'
import type { Covered } from '../../shared/page/free-room.ts'

/** The picture that stands for a scene, and whose scene it is, where the page does not say so already. */
export interface Poster {
  src: string
  /** In pixels, where it is known. */
  size?: { width: number; height: number }
  /** What is shown when the picture does not come. */
  otherwise?: string
  name?: LocalText
}

/** The scene's picture, there at once and for as long as the scene itself is not. Without any, the sea stays. */
export function ScenePoster({ src, size, otherwise, covered }: Poster & { covered?: Covered }) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [src, otherwise].find((address) => address && !failed.includes(address))
  if (!shown) return null
  const picture = {
    src: plainPicture(shown),
    srcSet: pictureSources(shown),
    sizes: '100vw',
    ...(shown === src && size),
    onError: () => setFailed([...failed, shown]),
  }
  const aside = covered ? (covered.left - covered.right) / 2 : 0
  const whole = 'absolute inset-0 size-full object-cover'
  return (
    <>
      <img
        key={shown}
        {...picture}
        alt=""
        fetchPriority="high"
        decoding="async"
        style={aside === 0 ? undefined : { transform: `translateX(${aside}px)` }}
        className={whole}
      />
      {/* Beside a panel its middle is in the middle of the rest; where it ends, its mirror image goes on. */}
      {aside !== 0 && (
        <img
          {...picture}
          alt=""
          style={{ transform: `translateX(calc(${aside}px + 100%)) scaleX(-1)` }}
          className={whole}
        />
      )}
    </>
  )
}
