import { type RefObject, useCallback, useEffect, useState } from 'react'

/** An iPhone makes only a video itself as large as the screen. */
type WithOwnScreen = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

export function useFullScreen(box: RefObject<HTMLElement | null>, video: HTMLVideoElement | null) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const read = () =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [box])
  const turnFull = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (box.current?.requestFullscreen) box.current.requestFullscreen().catch(() => {})
    else (video as WithOwnScreen | null)?.webkitEnterFullscreen?.()
  }, [box, video])
  return { isFull, turnFull }
}
