import { DirectionalLight, HemisphereLight, type Scene, Vector3 } from 'three'

const keyDirection = new Vector3(-0.62, 0.95, 0.62).normalize()
const power = { key: 2.75, sky: 2.6, fill: 0.38 }
/** Radius of the soft box at a distance of 1. */
const softBox = 0.34
const skyLamps = 3
const golden = 2.39996

function lamp(color: string, intensity: number, shadowMap: number, reach: number): DirectionalLight {
  const light = new DirectionalLight(color, intensity)
  light.castShadow = true
  light.shadow.mapSize.set(shadowMap, shadowMap)
  const camera = light.shadow.camera
  camera.left = camera.bottom = -1.9 * reach
  camera.right = camera.top = 1.9 * reach
  camera.near = 3
  camera.far = 9
  light.shadow.bias = -0.0005
  light.shadow.normalBias = shadowMap > 1024 ? 0.0025 : 0.008
  return light
}

/** One lamp in its soft box, a few of a dome of sky, and an even rest. Each frame finds them elsewhere. */
export class Lamps {
  private readonly key: DirectionalLight
  private readonly sky: DirectionalLight[]
  private readonly fill = new DirectionalLight('#e6f0ff', power.fill)

  constructor(
    scene: Scene,
    tint: string,
    private readonly frames: number,
    shadowMap: number,
  ) {
    this.key = lamp('#fff4e6', power.key, shadowMap, 1)
    this.sky = Array.from({ length: skyLamps }, () => lamp('#f1f6ff', power.sky / skyLamps, shadowMap, 1))
    this.fill.position.set(3, 1.2, 3)
    scene.add(this.key, ...this.sky, this.fill, new HemisphereLight('#ffffff', tint, 0.42))
  }

  /** What an open floor gets on average. */
  get usual(): number {
    const sky = this.sky[0]?.color.g ?? 1
    return (power.key * this.key.color.g * keyDirection.y + power.sky * sky * 0.55) / Math.PI
  }

  /** Puts the lamps where this frame has them; returns the light of an open floor. */
  move(frame: number): number {
    const [angle, out] = [frame * golden, Math.sqrt((frame + 0.5) / this.frames) * softBox]
    const side = new Vector3().crossVectors(keyDirection, new Vector3(0, 1, 0)).normalize()
    const up = new Vector3().crossVectors(side, keyDirection)
    this.key.position
      .copy(keyDirection)
      .addScaledVector(side, Math.cos(angle) * out)
      .addScaledVector(up, Math.sin(angle) * out)
      .setLength(6)
    let open =
      power.key * this.key.color.g * (this.key.position.y / 6) +
      power.fill * this.fill.color.g * this.fill.position.clone().normalize().y
    this.sky.forEach((light, j) => {
      const n = j * this.frames + frame
      const y = 0.1 + 0.9 * ((n + 0.5) / (this.frames * skyLamps))
      const flat = Math.sqrt(1 - y * y)
      light.position.set(Math.cos(n * golden) * flat, y, Math.sin(n * golden) * flat).setLength(6)
      open += (power.sky / skyLamps) * light.color.g * y
    })
    return open / Math.PI
  }

  dispose(): void {
    for (const light of [this.key, ...this.sky]) light.dispose()
  }
}
