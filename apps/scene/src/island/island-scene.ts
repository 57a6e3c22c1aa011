import { type Quality, qualitySettings } from '../quality.ts'
import { CameraRig } from '../stage/camera-rig.ts'
import type { LiveScene } from '../stage/live-scene.ts'
import { createRenderer } from '../stage/renderer.ts'
import { buildIsland, groundBytes } from './build-island.ts'
import { loadModel } from './load-model.ts'
import { shotFor } from './shots.ts'
import { pinAnchor, siteEntries } from './site-plan.ts'

/** The platform's home: builds everything, then draws it when asked. */
export async function createIsland(canvas: HTMLCanvasElement, quality: Quality): Promise<LiveScene> {
  const model = await loadModel(quality)
  const settings = qualitySettings[quality]
  const renderer = createRenderer(canvas, settings)
  const island = buildIsland(model, settings, renderer)
  const textures = groundBytes(model)
  const rig = new CameraRig(shotFor, { turn: 0.62, rise: [-0.16, 0.28], zoom: [0.72, 1.12] })
  let size = { width: 1, height: 1 }
  let pixels = settings.pixels
  const fit = () => {
    renderer.setPixelRatio(Math.min(devicePixelRatio, pixels))
    renderer.setSize(size.width, size.height, false)
  }

  return {
    lively: true,
    resize(width, height) {
      size = { width, height }
      rig.resize(width, height)
      fit()
    },
    draw(seconds) {
      island.setTime(seconds)
      rig.aim(seconds)
      renderer.info.reset()
      renderer.render(island.scene, rig.camera)
      return false
    },
    points() {
      const screen = rig.screen()
      return siteEntries.map(([id, site]) => {
        const [x, y] = screen(pinAnchor(site, rig.upright))
        return { id, x, y }
      })
    },
    lookFrom: (stance) => rig.lookFrom(stance),
    nudge: (turn, rise, zoom) => rig.nudge(turn, rise, zoom),
    lower(next) {
      pixels = qualitySettings[next].pixels
      fit()
    },
    counts() {
      const { calls, triangles } = renderer.info.render
      return { calls, triangles, textures }
    },
    dispose() {
      island.dispose()
      renderer.dispose()
    },
  }
}
