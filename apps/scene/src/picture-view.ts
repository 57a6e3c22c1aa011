import type { Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import { listenToHands } from './picture-hands.ts'
import { startPictureLoop } from './picture-loop.ts'
import { createPicturePage } from './picture-page.ts'
import { createPins } from './pins/pins.ts'
import type { Quality } from './quality.ts'
import type { Overlay, SceneContent } from './scene-content.ts'
import type { Covered } from './stage/free-view.ts'
import type { LiveScene } from './stage/live-scene.ts'

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
  const { about, bridge, quality, judge, covered } = options
  const page = createPicturePage(about, bridge)
  const { room, canvas } = page
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
  const pins = createPins(about, options.phone, bridge)
  // Pins come with the picture: over an empty page they would point at nothing.
  room.append(pins.element)
  const hands = listenToHands(canvas, scene, about, bridge, wake)
  const { orbit } = hands
  const loop = startPictureLoop({ canvas, scene, pins, orbit, bridge, quality, judge, covered })
  request = loop.request
  const overlay = options.overlay(scene, wake)
  if (overlay) room.append(overlay.element)
  const fit = () => {
    scene.resize(innerWidth, innerHeight)
    pins.measure()
    wake()
  }
  const setLanguage = (language: Language) => {
    page.setLanguage(language)
    scene.setLanguage?.(language)
    overlay?.setLanguage(language)
    pins.setLanguage(language)
    wake()
  }
  addEventListener('resize', fit)
  setLanguage(options.language)
  fit()
  return {
    scene,
    setLanguage,
    show(id) {
      if (about.places.some((place) => place.id === id)) scene.goTo?.(id)
      wake()
    },
    favour(id, on) {
      scene.favour?.(id, on)
      wake()
    },
    cover: loop.cover,
    close() {
      removeEventListener('resize', fit)
      canvas.removeEventListener('webglcontextlost', lost)
      loop.stop()
      hands.stop()
      scene.dispose()
      room.remove()
    },
  }
}
