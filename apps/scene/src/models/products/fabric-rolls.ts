import type { Vec3 } from '../../kit/affine.ts'
import { sheet } from '../../kit/sheet.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { alongZ, stuff, turned } from './parts.ts'

const { brandCloth, deepCloth, paleCloth } = stuff
const cream: ModelLook = { color: '#efe3cd', rough: 0.92 }
const mustard: ModelLook = { color: '#e0b04a', rough: 0.92 }
const teal: ModelLook = { color: '#2b9a94', rough: 0.92 }

/** Six rolls in a heap; the cloth of the uppermost falls over the side. */
export function fabricRolls(b: ModelBuilder): void {
  const r = 0.122
  const high = r * 1.732
  const rolls: Roll[] = [
    [-2 * r, r, cream],
    [0, r, deepCloth],
    [2 * r, r, mustard],
    [-r, r + high, teal],
    [r, r + high, paleCloth],
    [0, r + 2 * high, brandCloth],
  ]
  const length = 0.5
  b.within({ turn: -0.5 }, () => addHeap(b, rolls, r, length))
  b.within({ turn: -0.5 }, () => addFall(b, r, high, length))
}

type Roll = readonly [x: number, y: number, look: ModelLook]

function addHeap(b: ModelBuilder, rolls: readonly Roll[], r: number, length: number): void {
  rolls.forEach(([x, y, look], i) => {
    const slip = [0.01, -0.015, 0.012, -0.008, 0.016, 0][i] ?? 0
    b.within({ at: [x, y, slip - length / 2], ...alongZ }, () => {
      b.add(
        turned(
          b,
          [
            [r * 0.98, 0],
            [r * 0.98, length, 0.012],
            [r * 0.36, length, 0],
            [b.detail === 'near' ? r * 0.36 : 0, length - 0.01],
          ],
          15,
        ),
        look,
      )
      b.from('near', () =>
        b.add(
          turned(
            b,
            [
              [r * 0.34, length - 0.02],
              [r * 0.34, length + 0.02, 0.004],
              [r * 0.24, length + 0.02, 0.004],
              [r * 0.22, length - 0.02],
              [0, length - 0.02],
            ],
            10,
          ),
          stuff.oak,
        ),
      )
    })
  })
}

function addFall(b: ModelBuilder, r: number, high: number, length: number): void {
  const top = r + 2 * high
  const R = r * 1.03
  const path: [number, number][] = [
    [0, top + R],
    [R * 0.7, top + R * 0.7],
    [r * 0.5 + R * 0.87, top - r * 0.6 + R * 0.35],
    [r + R * 0.87, top - high + R * 0.5],
    [r * 1.6 + R * 0.9, top - high * 1.5 + R * 0.5],
    [r * 2 + R * 0.95, r + R * 0.45],
    [r * 3.12, r * 0.5],
    [r * 3.3, 0.012],
    [r * 3.6, 0.01],
  ]
  const at = (t: number): [number, number] => {
    const f = t * (path.length - 1)
    const i = Math.min(path.length - 2, Math.floor(f))
    const [p, q] = [path[i], path[i + 1]]
    if (!p || !q) return [0, 0]
    return [p[0] + (q[0] - p[0]) * (f - i), p[1] + (q[1] - p[1]) * (f - i)]
  }
  const wave = (u: number, v: number) => 0.014 * Math.sin(u * 11 + 1) * Math.max(0, v - 0.4)
  const curve = (u: number, v: number): Vec3 => {
    const [x, y] = at(v)
    return [x + wave(u, v), Math.max(0.006, y + wave(u, v) * 0.6), (u - 0.5) * length * 0.86]
  }
  b.add(sheet(curve, b.detail === 'near' ? 10 : 1, b.detail === 'near' ? 16 : 3, 0.008), brandCloth)
}
