import { type LocalText, pictureSources, plainPicture } from '@tradefloor/ui'
import { useState } from 'react'

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
export function ScenePoster({ src, size, otherwise }: Poster) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [src, otherwise].find((address) => address && !failed.includes(address))
  if (!shown) return null
  return (
    <img
      key={shown}
      src={plainPicture(shown)}
      srcSet={pictureSources(shown)}
      sizes="100vw"
      alt=""
      {...(shown === src && size)}
      fetchPriority="high"
      decoding="async"
      onError={() => setFailed([...failed, shown])}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
