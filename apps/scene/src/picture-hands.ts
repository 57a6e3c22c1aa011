import type { Bridge } from './bridge.ts'
import { choose } from './choice.ts'
import type { SceneContent } from './scene-content.ts'
import type { LiveScene } from './stage/live-scene.ts'
import { createOrbit, type Orbit, turningKeys } from './stage/orbit.ts'

export interface PictureHands {
  orbit: Orbit
  stop(): void
}

/** What hands and keys do in the picture: move, choose the place one taps or faces, step back. */
export function listenToHands(
  canvas: HTMLCanvasElement,
  scene: LiveScene,
  { places }: SceneContent,
  bridge: Bridge,
  wake: () => void,
): PictureHands {
  const chooseId = (id: string | undefined) => {
    const place = places.find((one) => one.id === id)
    if (place) choose(place, bridge)
  }
  const orbit = createOrbit(canvas, {
    keys: scene.keys ?? turningKeys,
    wake,
    tap(x, y) {
      chooseId(scene.tap?.(x, y))
      wake()
    },
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && scene.back?.()) event.preventDefault()
    else if (event.key === 'Enter') chooseId(scene.facing?.())
    else return
    wake()
  }
  canvas.addEventListener('keydown', onKey)
  return {
    orbit,
    stop() {
      canvas.removeEventListener('keydown', onKey)
      orbit.stop()
    },
  }
}
