import type { Bridge } from './bridge.ts'
import type { Pins } from './pins/pins.ts'
import { createJudge, type Quality, qualitySettings } from './quality.ts'
import { startLoop } from './stage/frame-loop.ts'
import { type Covered, Covering, lensFor } from './stage/free-view.ts'
import type { LiveScene } from './stage/live-scene.ts'
import type { Orbit } from './stage/orbit.ts'

export interface PictureLoopOptions {
  canvas: HTMLCanvasElement
  scene: LiveScene
  pins: Pins
  orbit: Orbit
  bridge: Bridge
  quality: Quality
  /** Judge the machine by its first frames. */
  judge: boolean
  /** What is covered when it starts. */
  covered: Covered
}

export interface PictureLoop {
  /** Draws once soon. */
  request(): void
  cover(covered: Covered): void
  stop(): void
}

/** Draws frame by frame while there is something to draw, and lays the pins over their places. */
export function startPictureLoop(options: PictureLoopOptions): PictureLoop {
  const { canvas, scene, pins, orbit, bridge } = options
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let { quality } = options
  let first = true
  const covering = new Covering(options.covered)
  const moving = () => scene.lively && qualitySettings[quality].continuous && !still.matches
  const judge = createJudge((frameTimes) => {
    const next = frameTimes(quality)
    if (!options.judge || next === quality) return
    quality = next
    scene.lower(quality)
    loop.setContinuous(moving())
  })
  const loop = startLoop(canvas, moving(), (seconds, elapsed) => {
    const { turn, rise, zoom } = orbit.take()
    scene.nudge(turn, rise, zoom)
    const covered = covering.step(elapsed)
    scene.stand?.(lensFor(covered, innerWidth))
    const more = scene.draw(seconds, elapsed)
    pins.lay(scene.points(), innerWidth, innerHeight, covered)
    if (first) firstFrame(bridge)
    first = false
    judge(elapsed)
    const goesOn = more || !orbit.resting() || !covering.resting
    if (!goesOn) tellCounts(canvas, scene)
    return goesOn
  })
  const onMotion = () => loop.setContinuous(moving())
  still.addEventListener('change', onMotion)
  return {
    request: () => loop.request(),
    cover(covered) {
      covering.follow(covered, still.matches)
      loop.request()
    },
    stop() {
      still.removeEventListener('change', onMotion)
      loop.stop()
    },
  }
}

/** Tells the page, once what was drawn has had a frame to reach the screen: it takes the poster away then. */
function firstFrame(bridge: Bridge): void {
  requestAnimationFrame(() => {
    document.documentElement.dataset.scene = 'picture'
    bridge.send({ type: 'ready', view: 'picture' })
  })
}

/** What the last frame cost, once the picture has come to rest: for measurements. */
function tellCounts(canvas: HTMLCanvasElement, scene: LiveScene): void {
  for (const [name, count] of Object.entries(scene.counts())) canvas.dataset[name] = String(count)
  canvas.dataset.rest = ''
}
