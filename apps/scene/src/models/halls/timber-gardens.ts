import type { Vec3 } from '../../kit/affine.ts'
import { ball } from '../../kit/ball.ts'
import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { seededRandom } from '../../kit/random.ts'
import { tube } from '../../kit/tube.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { shadedBelow, trim } from './parts.ts'

const greens = ['#3f7d3a', '#5d9a47', '#2f6a3b', '#7fb455']

/** A trough of plants hung from the ribs; some of them trail over its edge. */
export function garden(b: ModelBuilder, x: number, hungFrom: number): void {
  const y = 8.3
  const random = seededRandom(Math.round(x * 10) + 77)
  b.add(box(0.7, 0.42, 4.2, 0, 9), trim, { at: [x, y, 0] })
  b.from('near', () => {
    for (const z of [-1.8, 1.8])
      b.add(
        tube(
          [
            [x, y, z],
            [x, hungFrom, z],
          ],
          0.014,
          3,
        ),
        { color: '#4a4f57', rough: 0.5 },
      )
  })
  const lumps = b.detail === 'near' ? 4 : 2
  for (let i = 0; i < lumps; i++) {
    const z = -1.8 + (3.6 * (i + 0.5)) / lumps
    const look: ModelLook = { color: greens[i % greens.length] ?? '#3f7d3a', rough: 0.85 }
    const shape = ball(
      b.detail === 'near' ? 1 : 0,
      (n) => 0.8 + 0.4 * Math.abs(Math.sin(n[0] * 7 + n[1] * 5 + i)),
    )
    b.add(shadedBelow(shape, 0.6), look, {
      at: [x + (random() - 0.5) * 0.2, y + 0.34, z],
      scale: [0.5, 0.42 + random() * 0.16, 2.2 / lumps + 0.12],
    })
    const drop = 0.35 + random() * random() * 1.5
    b.from('near', () => {
      for (const s of [-1, 1]) {
        const edge = x + s * 0.38
        const trail: Vec3[] = [
          [edge - s * 0.1, y + 0.3, z],
          [edge + s * 0.08, y, z + 0.05],
          [edge, y - drop * (s > 0 ? 1 : 0.7), z + 0.1],
        ]
        b.add(tube(trail, [0.06, 0.16, 0.015], 4), look)
      }
    })
  }
}

/** A wooden shade over a warm bulb. */
export function pendant(b: ModelBuilder, x: number, y: number, hungFrom: number, z: number): void {
  b.add(
    lathe(
      [
        [0.5, 0],
        [0.46, 0.16],
        [0.2, 0.42],
        [0.05, 0.5],
      ],
      { segments: b.round(11), cell: 9 },
    ),
    trim,
    { at: [x, y, z] },
  )
  b.add(
    ball(b.detail === 'near' ? 1 : 0),
    { color: '#ffdf9e', glow: 1.5 },
    { at: [x, y + 0.04, z], scale: [0.34, 0.14, 0.34] },
  )
  b.from('near', () =>
    b.add(
      tube(
        [
          [x, y, z],
          [x, hungFrom, z],
        ],
        0.012,
        3,
      ),
      { color: '#4a4f57' },
    ),
  )
}
