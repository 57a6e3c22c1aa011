import { classNames, type LocalText, Picture } from '@tradefloor/ui'
import { useState } from 'react'

/** The picture that stands for a scene, and whose scene it is, where the page does not say so already. */
export interface Poster {
  src: string
  name?: LocalText
}

const box = 'absolute inset-0 size-full'

/** The scene's picture, there at once and for as long as the scene itself is not. */
export function ScenePoster({ src, name }: Poster) {
  const [failed, setFailed] = useState(false)
  if (name)
    return (
      <Picture
        src={src}
        name={name.text}
        sizes="100vw"
        eager
        className={classNames(box, 'absolute! bg-transparent!')}
      />
    )
  if (failed) return null
  return (
    <img
      src={src}
      alt=""
      fetchPriority="high"
      decoding="async"
      onError={() => setFailed(true)}
      className={classNames(box, 'object-cover')}
    />
  )
}
