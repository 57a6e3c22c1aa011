import type { Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import { choose } from './choice.ts'
import { element, ownAddress } from './element.ts'
import { createPins } from './pins/pins.ts'
import { createJudge, type Quality, qualitySettings } from './quality.ts'
import type { Overlay, SceneContent } from './scene-content.ts'
import { startLoop } from './stage/frame-loop.ts'
import { type Covered, Covering, lensFor } from './stage/free-view.ts'
import type { LiveScene } from './stage/live-scene.ts'
import { createOrbit, turningKeys } from './stage/orbit.ts'
import { sceneTexts } from './texts.ts'

export interface PictureView {
  readonly scene: LiveScene
  setLanguage(language: Language): void
  /** Goes to a place, if it is one of ours. */
  show(id: string): void
  favour(id: string, on: boolean): void
  /** Panels of the page cover so much of it. */
  cover(covered: Covered): void
  close(): void
}

export interface PictureOptions {
  about: SceneContent
  /** `wake` asks for another frame: for what comes when the picture is at rest. */
  create(canvas: HTMLCanvasElement, wake: () => void): Promise<LiveScene>
  overlay(scene: LiveScene, wake: () => void): Overlay | undefined
  quality: Quality
  /** Judge the machine by its first frames; off when the visitor chose the quality. */
  judge: boolean
  phone: boolean
  language: Language
  /** What is covered when it opens. */
  covered: Covered
  bridge: Bridge
  /** The graphics were taken away. */
  lost(): void
}

/** The picture with its pins: draws, listens to hands and keeps the pins over their places. */
export async function openPicture(options: PictureOptions): Promise<PictureView> {
  const { about, phone, bridge } = options
  const canvas = element('canvas', 'picture')
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'img')
  const toList = element('a', 'to-list')
  toList.href = ownAddress('list', '1')
  toList.addEventListener('click', () => bridge.send({ type: 'view', view: 'list' }))
  const heading = element('h1', 'unseen')
  const room = element('main', 'room', heading, toList, canvas)
  document.body.append(room)
  // From the first moment: graphics can be taken away while the picture is being made.
  const lost = (event: Event) => {
    event.preventDefault()
    options.lost()
  }
  canvas.addEventListener('webglcontextlost', lost, { once: true })

  // Before there is a loop everything is still to be drawn.
  let request = () => {}
  const wake = () => request()
  const scene = await options.create(canvas, wake).catch((fault: unknown) => {
    room.remove()
    throw fault
  })
  const pins = createPins(about, phone, bridge)
  const placeOf = (id: string | undefined) => about.places.find((place) => place.id === id)
  // Pins come with the picture: over an empty page they would point at nothing.
  room.append(pins.element)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let quality = options.quality
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
  request = () => loop.request()
  const overlay = options.overlay(scene, wake)
  if (overlay) room.append(overlay.element)
  const orbit = createOrbit(canvas, {
    keys: scene.keys ?? turningKeys,
    wake,
    tap(x, y) {
      const place = placeOf(scene.tap?.(x, y))
      if (place) choose(place, bridge)
      wake()
    },
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && scene.back?.()) event.preventDefault()
    else if (event.key === 'Enter') {
      const place = placeOf(scene.facing?.())
      if (place) choose(place, bridge)
    } else return
    wake()
  }
  const fit = () => {
    scene.resize(innerWidth, innerHeight)
    pins.measure()
    wake()
  }
  const setLanguage = (language: Language) => {
    heading.textContent = about.title[language]
    canvas.setAttribute('aria-label', about.words.picture[language])
    toList.textContent = sceneTexts.listLink[language]
    scene.setLanguage?.(language)
    overlay?.setLanguage(language)
    pins.setLanguage(language)
    wake()
  }
  const motion = () => loop.setContinuous(moving())
  still.addEventListener('change', motion)
  addEventListener('resize', fit)
  canvas.addEventListener('keydown', onKey)
  setLanguage(options.language)
  fit()
  return {
    scene,
    setLanguage,
    show(id) {
      if (placeOf(id)) scene.goTo?.(id)
      wake()
    },
    favour(id, on) {
      scene.favour?.(id, on)
      wake()
    },
    cover(covered) {
      covering.follow(covered, still.matches)
      wake()
    },
    close() {
      still.removeEventListener('change', motion)
      removeEventListener('resize', fit)
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('keydown', onKey)
      loop.stop()
      orbit.stop()
      scene.dispose()
      room.remove()
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
