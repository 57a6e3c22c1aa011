import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three'
import type { QualitySettings } from '../quality.ts'

/** One renderer for all scenes: the neutral tone curve keeps brand colours what they are. */
export function createRenderer(canvas: HTMLCanvasElement, settings: QualitySettings): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: settings.antialias,
    powerPreference: 'high-performance',
  })
  renderer.toneMapping = NeutralToneMapping
  renderer.info.autoReset = false
  renderer.shadowMap.enabled = settings.shadow > 0
  renderer.shadowMap.type = PCFShadowMap
  // What casts a shadow stands still: the map is drawn once.
  renderer.shadowMap.autoUpdate = false
  renderer.shadowMap.needsUpdate = settings.shadow > 0
  return renderer
}
