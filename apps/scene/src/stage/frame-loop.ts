/** Draws while someone can see it. Between frames that are not wanted nothing runs at all. */
export interface FrameLoop {
  /** Draw once soon, even when the loop is not continuous. */
  request(): void
  setContinuous(on: boolean): void
  stop(): void
}

/** `frame` gets the scene's clock in seconds and the time since the last frame; it answers whether it needs another. */
export function startLoop(
  target: Element,
  continuous: boolean,
  frame: (seconds: number, elapsed: number) => boolean,
): FrameLoop {
  let handle = 0
  let last = 0
  let clock = 0
  let wanted = continuous
  let inView = true
  let stopped = false

  const tick = (now: number) => {
    handle = 0
    // After a pause the clock goes on where it stood: ships do not jump.
    const elapsed = last === 0 ? 0 : now - last
    if (wanted) clock += Math.min(elapsed, 100) / 1000
    last = now
    const more = frame(clock, elapsed)
    if (more || wanted) schedule()
    else last = 0
  }
  const schedule = () => {
    if (handle === 0 && !stopped && !document.hidden && inView) handle = requestAnimationFrame(tick)
  }
  const pause = () => {
    cancelAnimationFrame(handle)
    handle = 0
    last = 0
  }
  const seen = () => (document.hidden || !inView ? pause() : schedule())
  document.addEventListener('visibilitychange', seen)
  const watcher = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true
    seen()
  })
  watcher.observe(target)

  return {
    request: schedule,
    setContinuous(on) {
      wanted = on
      schedule()
    },
    stop() {
      stopped = true
      pause()
      watcher.disconnect()
      document.removeEventListener('visibilitychange', seen)
    },
  }
}
