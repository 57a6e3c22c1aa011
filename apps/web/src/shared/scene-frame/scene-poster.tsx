import { useState } from 'react'

/** The scene's picture, there at once and for as long as the scene itself is not. */
export function ScenePoster({ src }: { src: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <img
      src={src}
      alt=""
      fetchPriority="high"
      decoding="async"
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
