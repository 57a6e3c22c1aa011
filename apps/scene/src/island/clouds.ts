import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three'
import { ball } from '../kit/ball.ts'
import { seededRandom } from '../kit/random.ts'
import { hazeColor } from './haze.ts'
import { sunDirection } from './light.ts'

interface Bank {
  x: number
  y: number
  z: number
  size: number
  puffs: number
}

/** Low clouds over the sea behind the island, where neither the page's words nor the pins are. */
const banks: readonly Bank[] = [
  { x: -17.5, y: 13, z: -46, size: 4.6, puffs: 12 },
  { x: -8, y: 15, z: -66, size: 3.6, puffs: 9 },
  { x: 29, y: 13.5, z: -50, size: 5, puffs: 12 },
  { x: 44, y: 17, z: -78, size: 6, puffs: 12 },
  { x: -66, y: 17, z: -84, size: 7, puffs: 13 },
  { x: 86, y: 16, z: -66, size: 6.5, puffs: 12 },
]

/** Soft balls that melt into each other: thick in the middle, clear at the rim. */
export function createClouds(detail: number): { mesh: InstancedMesh; setTime(seconds: number): void } {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: {
      uSun: { value: new Vector3(...sunDirection) },
      uShade: { value: new Color('#cfe4f7') },
      uHaze: { value: hazeColor() },
    },
    vertexShader: `
      varying vec3 vNormalWorld;
      varying vec3 vToEye;
      void main() {
        vec4 at = modelMatrix * instanceMatrix * vec4(position, 1.0);
        vNormalWorld = normalize(mat3(instanceMatrix) * normal);
        vToEye = cameraPosition - at.xyz;
        gl_Position = projectionMatrix * viewMatrix * at;
      }`,
    fragmentShader: `
      varying vec3 vNormalWorld;
      varying vec3 vToEye;
      uniform vec3 uSun;
      uniform vec3 uShade;
      uniform vec3 uHaze;
      void main() {
        vec3 n = normalize(vNormalWorld);
        float rim = max(0.0, dot(n, normalize(vToEye)));
        float lit = smoothstep(-0.5, 0.8, dot(n, uSun) * 0.6 + n.y * 0.5);
        vec3 color = mix(uShade, vec3(1.14), lit);
        color = mix(color, uHaze, smoothstep(120.0, 420.0, length(vToEye)) * 0.7);
        gl_FragColor = vec4(color, smoothstep(0.05, 0.85, rim) * 0.8);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  })
  const total = banks.reduce((sum, b) => sum + b.puffs, 0)
  const mesh = new InstancedMesh(puffShape(detail), material, total)
  const random = seededRandom(14)
  const [m, q] = [new Matrix4(), new Quaternion()]
  let at = 0
  for (const b of banks)
    for (let i = 0; i < b.puffs; i++) {
      const along = (i / (b.puffs - 1)) * 2 - 1
      const swell = 1 - along * along * 0.75
      const s = b.size * (0.32 + 0.5 * swell * random() + 0.18 * swell)
      m.compose(
        new Vector3(
          b.x + along * b.size * 1.7,
          b.y + s * 0.35 + random() * b.size * 0.12,
          b.z + (random() - 0.5) * b.size,
        ),
        q,
        new Vector3(s * 1.15, s * 0.72, s),
      )
      mesh.setMatrixAt(at++, m)
    }
  mesh.renderOrder = 3
  mesh.frustumCulled = false
  return {
    mesh,
    setTime(seconds) {
      mesh.position.x = seconds * 0.12
    },
  }
}

function puffShape(detail: number): BufferGeometry {
  const { position, normal, index } = ball(detail)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3))
  geometry.setIndex(index)
  return geometry
}
