// For the film of the fair: one scene that draws itself only when it is told to, from where it is told to. Only on the
// development server of apps/scene/film/make.mjs: /scene/film.html?scene=hall&exhibition_id=1&look=harbour
import { openBridge } from '../bridge.ts'
import { createSceneContext, type SceneContext } from '../scene-context.ts'
import { readSceneParams } from '../scene-params.ts'
import type { LiveScene } from '../stage/live-scene.ts'
import { stanceTo } from '../stage/stance.ts'
import type { FilmShot, View } from './route.ts'

declare global {
  interface Window {
    film?: {
      resize(width: number, height: number): void
      /** Draws a frame and answers it as the address of a PNG. */
      draw(seconds: number, view: View): string
    }
  }
}

const ignore = () => {}
const scenes: Record<
  FilmShot['scene'],
  (canvas: HTMLCanvasElement, room: SceneContext) => Promise<LiveScene>
> = {
  island: async (canvas) => (await import('../island/island-scene.ts')).createIsland(canvas, 'high'),
  hall: async (canvas, room) => {
    const [{ createHall }, { loadHall }] = await Promise.all([
      import('../hall/hall-scene.ts'),
      import('../hall/hall-data.ts'),
    ])
    return createHall(canvas, 'high', await loadHall(room), room, ignore)
  },
  booth: async (canvas, room) => {
    const [{ createBooth }, { loadBooth }] = await Promise.all([
      import('../booth/booth-scene.ts'),
      import('../booth/booth-data.ts'),
    ])
    return createBooth(canvas, 'high', await loadBooth(room), room, ignore)
  },
}

const isScene = (name: string): name is FilmShot['scene'] => name in scenes

const name = new URLSearchParams(location.search).get('scene') ?? ''
if (!isScene(name)) throw new Error(`There is no scene called ${name}.`)
const params = readSceneParams(location.search)
const room = createSceneContext(
  params,
  openBridge(window, ignore),
  () => params.language,
  () => '',
)
const canvas = document.body.appendChild(document.createElement('canvas'))
const scene = await scenes[name](canvas, room)
scene.setLanguage?.(params.language)

/** So much time between two frames lets a scene do as much beside its drawing as it ever does. */
const elapsed = 1000

window.film = {
  resize: (width, height) => scene.resize(width, height),
  draw(seconds, { eye, target, opening, shift }) {
    scene.lookFrom?.(stanceTo(eye, target, opening, shift))
    // Signs become finer when one comes closer. The frame is done when none is left to be drawn.
    while (scene.draw(seconds, elapsed));
    // In the same breath: a canvas is empty again once the browser has shown it.
    return canvas.toDataURL('image/png')
  },
}
