import {
  BoxGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import type { Vec3 } from '../kit/affine.ts'
import type { Surroundings } from '../looks/hall-look.ts'

/** The picture that gives gloss to everything; filtered once. */
export function roomEnvironment(
  renderer: WebGLRenderer,
  look: Surroundings,
): { texture: Texture; dispose(): void } {
  const scene = new Scene()
  const put = (size: Vec3, at: Vec3, color: string, power = 1) => {
    const material = new MeshBasicMaterial({
      color: new Color(color).multiplyScalar(power),
      side: DoubleSide,
    })
    const mesh = new Mesh(new BoxGeometry(...size), material)
    mesh.position.set(...at)
    scene.add(mesh)
  }
  put([40, 0.2, 60], [0, 12, 0], look.sky, 1.1)
  put([40, 0.2, 60], [0, -2, 0], look.floor, 0.7)
  for (const x of [-20, 20]) put([0.2, 14, 60], [x, 5, 0], look.wall, 0.75)
  for (const z of [-30, 30]) put([40, 14, 0.2], [0, 5, z], look.wall, 0.85)
  const colors = look.stripColors ?? ['#ffffff']
  const strip = (i: number) => colors[i % colors.length] ?? '#ffffff'
  for (let i = 0; i < 7; i++) put([0.8, 0.1, 44], [(i - 3) * 5, 11.6, 0], strip(i), look.strips)
  for (const z of [-18, -6, 6, 18]) put([36, 0.5, 0.4], [0, 11, z], look.wall, 0.5)
  for (const x of [-19, 19]) put([0.2, 2.2, 40], [x, 3, 0], strip(0), Math.min(1.8, look.strips))
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, 0.02)
  generator.dispose()
  scene.traverse((thing) => {
    if (!(thing instanceof Mesh)) return
    thing.geometry.dispose()
    thing.material.dispose()
  })
  return { texture: target.texture, dispose: () => target.dispose() }
}
