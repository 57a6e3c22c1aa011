import type { Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { tinted } from '../../kit/shape.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'
import { across, bayDepth, halfNave, overNave, steps } from './nave.ts'
import {
  bar,
  beam,
  down,
  endPosts,
  exitDoor,
  lightLine,
  seenFrom,
  shadedBelow,
  structure,
  trim,
  wall,
} from './parts.ts'

const eaves = 7.6
const arch = (x: number, lift = 0) => eaves + lift + 5.4 * (1 - (x / halfNave) ** 2)
/** Daylight comes through the cloth. */
const cloth = painted('pale', 0.9, { glow: 0.6 })

/** How far a sail reaches along the bay: it is cut to a curve, and the sky shows between it and the next. */
const reach = (x: number) => bayDepth / 2 - 0.12 - 1.3 * (1 - (x / halfNave) ** 2)

/** Sails of white cloth between slender arches, carried by columns that branch like trees. */
export function sailsBay(b: ModelBuilder): void {
  const n = b.detail === 'near' ? 20 : 10
  const along = b.detail === 'near' ? 8 : 4
  const sail = sheet(
    (u, v) => {
      const x = (u - 0.5) * 2 * halfNave
      const t = v * 2 - 1
      // Taut at the arches, sagging between them; each third of the width hangs in a pocket of its own.
      const sag = (1 - t * t) * (1.35 + 0.6 * Math.cos((x / halfNave) * Math.PI * 3))
      return [x, arch(x, 0.15) - sag, t * reach(x)]
    },
    n,
    along,
    0,
  )
  // The half that leans towards the entrance is in the sail's own shade.
  b.add(
    tinted(seenFrom(down, sail), (_, n) => Math.min(1, 1.02 - 0.36 * n[2] - 0.14 * Math.abs(n[0]))),
    cloth,
  )
  for (const side of [-1, 1]) {
    const edge = across(n).map((x): Vec3 => [x, arch(x, 0.15), side * reach(x)])
    b.from('near', () => b.add(shadedBelow(tube(edge, 0.045, 4)), structure))
  }
  b.add(
    shadedBelow(
      tube(
        overNave(n, (x) => arch(x, 0.3), -bayDepth / 2),
        0.13,
        b.detail === 'near' ? 6 : 4,
      ),
      0.6,
    ),
    structure,
  )
  b.from('near', () => {
    for (const x of across(10).slice(1, -1)) {
      bar(b, [x, arch(x, 0.3), -bayDepth / 2], [x, arch(x, 0.15), -reach(x)], 0.018, structure, 3)
      bar(b, [x, arch(x, 0.15), reach(x)], [x, arch(x, 0.3), bayDepth / 2], 0.018, structure, 3)
    }
  })
  for (const side of [-1, 1]) tree(b, side)
  for (const x of [-10.5, 0, 10.5]) halo(b, x)
}

/** A trunk that parts into boughs, which take up the arch at four places. */
function tree(b: ModelBuilder, side: number): void {
  const z = -bayDepth / 2
  const x = side * halfNave
  const sides = b.detail === 'near' ? 7 : 4
  b.socket('column', [x, 0, z], 0, 0.7)
  b.add(
    tube(
      [
        [x, 0, z],
        [x, 0.3, z],
        [x, 3.4, z],
        [x, 4.6, z],
      ],
      [0.5, 0.3, 0.24, 0.26],
      b.round(10),
    ),
    structure,
  )
  for (const inward of [1.2, 4.2, 8, 12.4]) {
    const end = halfNave - inward
    const bough: Vec3[] = [
      [x, 4.4, z],
      [side * (halfNave - inward * 0.22), 5.4 + inward * 0.1, z],
      [side * (halfNave - inward * 0.6), 6.6 + inward * 0.28, z],
      [side * end, arch(end, 0.25), z],
    ]
    b.add(shadedBelow(tube(bough, [0.2, 0.15, 0.11, 0.07], sides), 0.62), structure)
  }
  b.from('near', () => {
    for (const s of [-1, 1])
      b.add(
        shadedBelow(
          tube(
            [
              [x, 4.2, z],
              [x - side * 0.3, 5.6, z + s * 0.8],
              [x - side * 1.2, 7.3, z + s * 2.6],
            ],
            [0.16, 0.11, 0.05],
            5,
          ),
        ),
        structure,
      )
  })
}

/** A thin ring of light under the middle of a sail. */
function halo(b: ModelBuilder, x: number): void {
  const y = 9.1
  const radius = 1.25
  const n = b.round(24)
  const ring = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const a = (i / n) * Math.PI * 2
    return [x + radius * Math.cos(a), y, radius * Math.sin(a)]
  })
  b.add(tube(ring, 0.05, b.detail === 'near' ? 4 : 3), { color: '#fff6e6', glow: 1.5 })
  b.from('near', () => {
    for (const a of [0.5, 2.6, 4.7])
      b.add(
        tube(
          [
            [x + radius * Math.cos(a), y, radius * Math.sin(a)],
            [x, arch(x) - 1.4, 0],
          ],
          0.008,
          3,
        ),
        { color: '#8793a6' },
      )
  })
}

/** A low white wall in soft waves under clear glass. */
export function sailsSide(b: ModelBuilder, door: boolean): void {
  const high = 3.7
  const ripple = sheet(
    (u, v) => [0.12 * Math.cos(u * Math.PI * (door ? 0 : 8)) + 0.02, v * high, (0.5 - u) * bayDepth],
    b.detail === 'near' ? 32 : 8,
    b.detail === 'near' ? 6 : 2,
    0,
  )
  b.add(seenFrom([1, 0, 0], ripple), wall)
  b.add(box(0.5, 0.3, bayDepth, b.bevel(0.03), b.cell(0.8)), structure, { at: [0.05, 0.15, 0] })
  b.add(box(0.56, 0.18, bayDepth, b.bevel(0.04), b.cell(0.8)), structure, { at: [0.05, high, 0] })
  b.add(box(0.05, 0.05, bayDepth, 0, 9), lightLine(1.2), { at: [0.34, high - 0.1, 0] })
  for (const z of steps(-bayDepth / 2, bayDepth / 2, 2).slice(1))
    b.add(
      beam(
        [
          [-0.1, high, z],
          [-0.1, eaves + 1, z],
        ],
        0.06,
        0.16,
        () => [1, 0, 0],
      ),
      structure,
    )
  b.add(box(0.06, 0.05, bayDepth, 0, 9), structure, { at: [-0.1, 5.8, 0] })
  for (const z of [-2.4, -0.8, 0.8, 2.4]) b.lamp([0.7, high - 0.15, z], [0.1, 0.9, z], 2, 0.75)
  if (door) exitDoor(b)
}

/** Clear glass on fins under the last arch. */
export function sailsEnd(b: ModelBuilder): void {
  const pieces = b.detail === 'near' ? 14 : 7
  endPosts(b, pieces, (x) => arch(x, 0.2), [0.06, 0.4])
  b.add(
    shadedBelow(
      tube(
        overNave(20, (x) => arch(x, 0.3)),
        0.2,
        6,
      ),
    ),
    structure,
  )
  for (const y of [3.7, 9]) {
    const wide = y < eaves ? halfNave : halfNave * Math.sqrt(1 - (y - eaves) / 5.4)
    b.add(box(wide * 2, 0.08, 0.12, 0, 99), structure, { at: [0, y, 0] })
  }
  b.add(box(44, 0.4, 0.6, b.bevel(0.04), 99), trim, { at: [0, 0.2, 0] })
  for (const side of [-1, 1]) b.within({ at: [side * 11, 0, 0.1], turn: -Math.PI / 2 }, () => exitDoor(b))
}
