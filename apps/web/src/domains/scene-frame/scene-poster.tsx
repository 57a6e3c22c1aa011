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
  return (
    <img
      key={shown}
      src={plainPicture(shown)}
      srcSet={pictureSources(shown)}
      sizes="100vw"
      {...(shown === src && size)}
      onError={() => setFailed([...failed, shown])}
      alt=""
      fetchPriority="high"
      decoding="async"
      style={covered && beside(covered)}
      className="absolute inset-0 size-full max-w-none object-cover"
    />
  )
}

/**
 * Beside a panel its middle is in the middle of the rest: it reaches out of the window as far as the panel reaches in. It is
 * moved there by a transform, which is no shift of the layout.
 */
function beside({ left, right }: Covered) {
  const aside = left - right
  if (aside === 0) return undefined
  return { width: `calc(100% + ${Math.abs(aside)}px)`, transform: `translateX(${Math.min(0, aside)}px)` }
}
