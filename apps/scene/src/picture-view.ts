import type { Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import { element, ownAddress } from './element.ts'
import { createPins } from './pins/pins.ts'
import type { ScenePlace, Words } from './place.ts'
import { probe, type Quality, qualityAfterProbe, qualitySettings } from './quality.ts'
import { startLoop } from './stage/frame-loop.ts'
import type { LiveScene } from './stage/live-scene.ts'
import { createOrbit } from './stage/orbit.ts'
import { roomWords } from './words.ts'

export interface PictureView {
  setLanguage(language: Language): void
  close(): void
}

export interface PictureOptions {
  title: Words
  places: readonly ScenePlace[]
  create(canvas: HTMLCanvasElement, quality: Quality): Promise<LiveScene>
  quality: Quality
  /** Judge the machine by its first frames; off when the visitor chose the quality. */
  judge: boolean
  phone: boolean
  language: Language
  bridge: Bridge
  /** The graphics were taken away. */
  lost(): void
}

/** The picture with its pins: draws, listens to hands and keeps the pins over their buildings. */
export async function openPicture(options: PictureOptions): Promise<PictureView> {
  const { phone, bridge } = options
  const canvas = element('canvas', 'picture')
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'img')
  const toList = element('a', 'to-list')
  toList.href = ownAddress('list', '1')
  const pins = createPins(options.places, phone, bridge)
  const heading = element('h1', 'unseen')
  const room = element('main', 'room', heading, toList, canvas)
  document.body.append(room)

  const scene = await options.create(canvas, options.quality)
  // Pins come with the picture: over an empty page they would point at nothing.
  room.append(pins.element)
  let quality = options.quality
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const times: number[] = []
  let frames = 0
  const judgeFrame = (elapsed: number) => {
    frames++
    if (!options.judge || frames <= probe.skip || times.length >= probe.frames) return
    times.push(elapsed)
    if (times.length < probe.frames) return
    const next = qualityAfterProbe(quality, times)
    if (next === quality) return
    quality = next
    scene.lower(quality)
    loop.setContinuous(moving())
  }
  const moving = () => qualitySettings[quality].continuous && !still.matches

  const loop = startLoop(canvas, moving(), (seconds, elapsed) => {
    const { turn, rise, zoom } = orbit.take()
    scene.nudge(turn, rise, zoom)
    scene.draw(seconds)
    pins.lay(scene.points(), innerWidth, innerHeight)
    if (frames === 0) firstFrame(canvas, scene, bridge)
    judgeFrame(elapsed)
    return !orbit.resting()
  })
  const orbit = createOrbit(canvas, () => loop.request())
  const fit = () => {
    scene.resize(innerWidth, innerHeight)
    pins.measure()
    loop.request()
  }
  const setLanguage = (language: Language) => {
    heading.textContent = options.title[language]
    canvas.setAttribute('aria-label', roomWords.picture[language])
    toList.textContent = roomWords.listLink[language]
    pins.setLanguage(language)
    pins.measure()
    loop.request()
  }
  const motion = () => loop.setContinuous(moving())
  const lost = (event: Event) => {
    event.preventDefault()
    options.lost()
  }
  still.addEventListener('change', motion)
  addEventListener('resize', fit)
  canvas.addEventListener('webglcontextlost', lost)
  setLanguage(options.language)
  fit()
  return {
    setLanguage,
    close() {
      still.removeEventListener('change', motion)
      removeEventListener('resize', fit)
      canvas.removeEventListener('webglcontextlost', lost)
      loop.stop()
      orbit.stop()
      scene.dispose()
      room.remove()
    },
  }
}

/** Tells the page, once what was drawn has had a frame to reach the screen: it takes the poster away then. */
function firstFrame(canvas: HTMLCanvasElement, scene: LiveScene, bridge: Bridge): void {
  const { calls, triangles } = scene.counts()
  canvas.dataset.calls = String(calls)
  canvas.dataset.triangles = String(triangles)
  requestAnimationFrame(() => {
    document.documentElement.dataset.scene = 'picture'
    bridge.say({ type: 'ready' })
  })
}
