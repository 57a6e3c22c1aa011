/** Something that should play and has not moved for so long is taken for dead. */
const patienceMs = 15_000

/** Calls `onDead` when what should move has stood still for too long, `onMove` when it moves. */
export function watchProgress(video: HTMLVideoElement, onDead: () => void, onMove: () => void) {
  let last = video.currentTime
  let movedAt = performance.now()
  const timer = setInterval(() => {
    const stands = video.currentTime === last
    if (!stands && !video.paused) onMove()
    // In a tab that nobody sees a browser may let a video stand.
    if (!stands || video.paused || document.hidden) movedAt = performance.now()
    else if (performance.now() - movedAt > patienceMs) onDead()
    last = video.currentTime
  }, 1000)
  return () => clearInterval(timer)
}
