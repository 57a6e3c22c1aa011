/**
 * Asks for a picture of the hall whenever a film has another one, and no oftener than that: drawing without end would
 * take from a weak machine what it needs to play. Answers how to stop, or nothing where the browser cannot tell.
 */
export function followFrames(
  player: HTMLVideoElement,
  leastMs: number,
  wake: () => void,
): (() => void) | undefined {
  if (!('requestVideoFrameCallback' in player)) return undefined
  let last = Number.NEGATIVE_INFINITY
  let handle = 0
  const next = () => {
    handle = player.requestVideoFrameCallback((now) => {
      if (now - last >= leastMs) {
        last = now
        wake()
      }
      next()
    })
  }
  next()
  return () => player.cancelVideoFrameCallback(handle)
}
