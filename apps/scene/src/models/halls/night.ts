import type { Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { tinted } from '../../kit/shape.ts'
import { tube } from '../../kit/tube.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'
import { across, bayDepth, halfNave, steps } from './nave.ts'
import { exitDoor, lightLine, structure, wall } from './parts.ts'

const ceiling = 10.2
const black: ModelLook = { color: '#141b33', rough: 0.5 }
/** A wall in the light of the lines beside it: dim, in their colour. */
const washed = (low: string): ModelLook => painted('pale', 0.6, { color: low, glow: 0.5 })
/** The second light of the hall; the first is the look's own trim. */
const second = (glow: number): ModelLook => painted('brand', 0.4, { glow })

/** A dark coffered ceiling drawn with lines of light, and rings that hang below it. */
export function nightBay(b: ModelBuilder): void {
  b.add(
    panel(44, bayDepth, 99),
    { ...second(0.5), color: '#4a4a55' },
    { at: [0, ceiling + 0.9, 0], tilt: Math.PI / 2 },
  )
  const coffers = across(8)
  for (const x of coffers) b.add(box(0.5, 0.9, bayDepth, 0, 99), wall, { at: [x, ceiling + 0.45, 0] })
  b.add(box(44, 0.9, 0.5, 0, 99), wall, { at: [0, ceiling + 0.45, -bayDepth / 2] })
  b.from('near', () => {
    b.add(box(44, 0.5, 0.16, 0, 99), black, { at: [0, ceiling + 0.6, 0] })
  })
  for (const x of coffers.slice(1, -1)) {
    const inner = Math.abs(x) < 12
    b.add(box(0.1, 0.06, bayDepth, 0, 99), inner ? lightLine(1.5) : second(1.9), {
      at: [x, ceiling - 0.02, 0],
    })
  }
  b.from('near', () => {
    for (const x of steps(-halfNave + 2.75, halfNave - 2.75, 7))
      b.add(box(4.2, 0.04, 0.07, 0, 99), second(1.3), { at: [x, ceiling + 0.04, -bayDepth / 2] })
  })
  ring(b, 0, 9.1, 2.4, 0.1, lightLine(1.9))
  for (const x of [-13.75, 13.75]) ring(b, x, 9.3, 1.7, 0.08, second(2))
  for (const side of [-1, 1]) {
    const x = side * halfNave
    b.socket('column', [x, 0, -bayDepth / 2], 0, 0.7)
    b.add(box(0.7, ceiling, 0.7, b.bevel(0.06), 99), wall, { at: [x, ceiling / 2, -bayDepth / 2] })
    for (const s of [-1, 1])
      b.add(box(0.05, ceiling - 1.4, 0.05, 0, 99), lightLine(1.5), {
        at: [x + s * 0.36, ceiling / 2 + 0.2, -bayDepth / 2 + 0.36],
      })
  }
}

function ring(b: ModelBuilder, x: number, y: number, radius: number, thick: number, look: ModelLook): void {
  const n = b.round(radius * 13)
  const points = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const a = (i / n) * Math.PI * 2
    return [x + radius * Math.cos(a), y, radius * Math.sin(a)]
  })
  b.add(tube(points, thick, b.detail === 'near' ? 5 : 3), look)
  b.from('near', () => {
    const back = points.map(([px, py, pz]): Vec3 => [x + (px - x) * 1.04, py + thick, pz * 1.04])
    b.add(tube(back, thick * 0.9, 4), black)
    for (const a of [0.8, 2.9, 5])
      b.add(
        tube(
          [
            [x + radius * Math.cos(a), y, radius * Math.sin(a)],
            [x + radius * Math.cos(a), ceiling + 0.4, radius * Math.sin(a)],
          ],
          0.012,
          3,
        ),
        black,
      )
  })
}

/** Dark fins with light in every other gap. */
export function nightSide(b: ModelBuilder, door: boolean): void {
  b.add(
    tinted(box(0.3, ceiling, bayDepth, 0, b.cell(1)), ([, y]) => 1.1 - 0.9 * (y / ceiling + 0.5)),
    washed('#6a6a74'),
    { at: [-0.15, ceiling / 2, 0] },
  )
  const fins = b.detail === 'near' ? 10 : 5
  steps(-bayDepth / 2, bayDepth / 2, fins)
    .slice(1)
    .forEach((z, i) => {
      const low = door && Math.abs(z) < 1.7 ? 3.6 : 0
      const high = ceiling - low
      b.add(box(0.36, high, 0.18, b.bevel(0.02), 9), black, { at: [0.15, low + high / 2, z] })
      if (i % 2 === 0)
        b.add(box(0.05, high - 1, 0.05, 0, 9), i % 4 === 0 ? lightLine(1.3) : second(1.6), {
          at: [0.06, low + high / 2, z - 0.2],
        })
    })
  b.add(box(0.5, 0.3, bayDepth, b.bevel(0.03), 9), structure, { at: [0.05, 0.15, 0] })
  b.add(box(0.05, 0.04, bayDepth, 0, 9), lightLine(1.4), { at: [0.33, 0.32, 0] })
  if (door) exitDoor(b)
}

/** A dark wall with a horizon of light. */
export function nightEnd(b: ModelBuilder): void {
  b.add(
    tinted(box(44, ceiling + 0.9, 0.4, 0, b.cell(2.2)), ([, y]) => 1.15 - 0.95 * (y / 11 + 0.5)),
    washed('#6a6a74'),
    { at: [0, (ceiling + 0.9) / 2, -0.2] },
  )
  const fins = b.detail === 'near' ? 44 : 22
  steps(-halfNave + 0.5, halfNave - 0.5, fins).forEach((x, i) => {
    const aside = Math.abs(x)
    if (aside < 8.6) return
    b.add(box(0.2, ceiling, 0.4, 0, 99), wall, { at: [x, ceiling / 2, 0.2] })
    if (i % 2 === 0) {
      // The lines rise towards the middle, as a skyline does.
      const high = 2.2 + 6.4 * (1 - (aside - 8.6) / 14) * (0.55 + 0.45 * Math.abs(Math.sin(i * 1.7)))
      b.add(box(0.06, high, 0.05, 0, 99), i % 4 === 0 ? lightLine(1.4) : second(1.8), {
        at: [x + 0.45, 0.4 + high / 2, 0.1],
      })
    }
  })
  for (const y of [3.6, 9.4]) b.add(box(17.2, 0.08, 0.3, 0, 99), lightLine(1.5), { at: [0, y, 0.1] })
  b.add(box(44, 0.3, 0.6, b.bevel(0.03), 99), structure, { at: [0, 0.15, 0] })
  for (const side of [-1, 1]) b.within({ at: [side * 6, 0, 0.1], turn: -Math.PI / 2 }, () => exitDoor(b))
}
