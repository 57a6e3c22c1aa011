import { unit, type Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { sheet } from '../../kit/sheet.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { across, bayDepth, besideColumn, halfNave, overNave, steps } from './nave.ts'
import { beam, down, endPosts, exitDoor, seenFrom, shadedBelow, structure, trim, wall } from './parts.ts'
import { garden, pendant } from './timber-gardens.ts'

const spring = 5.6
const rise = 6.8
const vaultAt = (x: number, lift = 0) =>
  spring + (rise + lift) * Math.sqrt(Math.max(0, 1 - (x / 23) ** 2)) * 0.985
/** The way out of the vault at a point of it, across the nave. */
const outward = (p: Vec3): Vec3 => unit(p[0] / 23 ** 2, (p[1] - spring) / rise ** 2 + 0.004, 0)

/** Half the width of the strip of sky along the crown. */
const skylight = 7.4

/** A vault of crossing glulam ribs: slatted along its flanks, sky along its crown, gardens hanging between. */
export function timberBay(b: ModelBuilder): void {
  const n = b.detail === 'near' ? 22 : 12
  b.add(shadedBelow(beam(overNave(n, vaultAt), 0.3, 0.78, outward), 0.62), structure)
  lattice(b)
  flanks(b)
  for (const side of [-1, 1]) {
    const x = side * halfNave
    for (const z of [-1.5, 1.5])
      b.add(
        beam(
          [
            [x, 0.2, 0],
            [x, spring + 1.9, z],
          ],
          0.32,
          0.4,
          () => [1, 0, 0],
        ),
        structure,
      )
    b.add(box(0.9, 0.35, 0.9, 0, 9), { color: '#c9c4ba', rough: 0.8 }, { at: [x, 0.17, 0] })
    b.add(box(0.5, 0.5, bayDepth, 0, 9), structure, { at: [x, spring + 2, 0] })
    b.socket('column', [x, 0, 0], 0, 0.8)
    garden(b, side * 8.6, vaultAt(8.6))
    for (const at of [4.2, 13]) pendant(b, side * at, vaultAt(at) - 3.4 - at * 0.06, vaultAt(at), side * 0.9)
  }
}

/** Diagonal ribs: two cells along the bay, as many across as the detail allows. */
function lattice(b: ModelBuilder): void {
  const xs = across(b.detail === 'near' ? 12 : 8)
  const rows =
    b.detail === 'near' ? steps(-bayDepth / 2, bayDepth / 2, 2) : steps(-bayDepth / 2, bayDepth / 2, 1)
  xs.slice(1).forEach((x1, i) => {
    const x0 = xs[i] ?? x1
    rows.slice(1).forEach((z1, k) => {
      const z0 = rows[k] ?? z1
      for (const [from, to] of [
        [z0, z1],
        [z1, z0],
      ] as const) {
        const points: Vec3[] = [
          [x0, vaultAt(x0, 0.18), from],
          [x1, vaultAt(x1, 0.18), to],
        ]
        b.add(shadedBelow(beam(points, 0.13, 0.42, outward), 0.6), { ...structure, color: '#dccfc0' })
      }
    })
  })
}

function flanks(b: ModelBuilder): void {
  for (const side of [-1, 1]) {
    const lining = sheet(
      (u, v) => {
        const x = side * (skylight + (halfNave - skylight) * u)
        return [x, vaultAt(x, 0.75), (v - 0.5) * bayDepth * side]
      },
      6,
      1,
      0,
    )
    b.add(seenFrom(down, lining), { ...wall, color: '#d6bfa2' })
    b.from('near', () => {
      for (const x of steps(skylight, 20.6, 14))
        b.add(
          beam(
            [
              [side * x, vaultAt(x, 0.5), -bayDepth / 2],
              [side * x, vaultAt(x, 0.5), bayDepth / 2],
            ],
            0.07,
            0.2,
            outward,
          ),
          trim,
        )
    })
    b.add(
      beam(
        [
          [side * skylight, vaultAt(skylight, 0.3), -bayDepth / 2],
          [side * skylight, vaultAt(skylight, 0.3), bayDepth / 2],
        ],
        0.24,
        0.6,
      ),
      structure,
    )
  }
  b.from('near', () => {
    for (const x of [-3.7, 0, 3.7])
      b.add(
        beam(
          [
            [x, vaultAt(x, 0.6), -bayDepth / 2],
            [x, vaultAt(x, 0.6), bayDepth / 2],
          ],
          0.06,
          0.12,
        ),
        trim,
      )
  })
}

/** Upright boards over a stone plinth, a wide window above. */
export function timberSide(b: ModelBuilder, door: boolean): void {
  b.add(box(0.24, 4.2, bayDepth, 0, b.cell(0.55)), { ...wall, color: '#c9b8a4' }, { at: [-0.1, 2.1, 0] })
  const boards = b.detail === 'near' ? 26 : 8
  for (const z of steps(-bayDepth / 2, bayDepth / 2, boards).slice(1)) {
    if (door && Math.abs(z - besideColumn) < 1.6) continue
    b.add(box(0.12, 3.8, (bayDepth / boards) * 0.52, 0, b.cell(1.3)), structure, { at: [0.06, 2.3, z] })
  }
  b.add(
    box(0.34, 0.4, bayDepth, b.bevel(0.03), b.cell(0.8)),
    { color: '#b9b4aa', rough: 0.8 },
    { at: [0, 0.2, 0] },
  )
  b.add(box(0.62, 0.26, bayDepth, b.bevel(0.03), b.cell(0.8)), structure, { at: [0.06, 4.3, 0] })
  b.add(box(0.05, 0.05, bayDepth, 0, 9), { color: '#ffdca0', glow: 1.3 }, { at: [0.3, 4.15, 0] })
  for (const z of steps(-bayDepth / 2, bayDepth / 2, 3).slice(1))
    b.add(
      beam(
        [
          [0, 4.4, z],
          [0, 8.3, z],
        ],
        0.12,
        0.3,
        () => [1, 0, 0],
      ),
      structure,
    )
  b.add(box(0.2, 0.14, bayDepth, 0, 9), structure, { at: [0, 6.3, 0] })
  for (const z of [-2.4, -0.8, 0.8, 2.4]) b.lamp([0.7, 4.1, z], [0.1, 1.2, z], 2.8, 0.75)
  if (door) b.within({ at: [0, 0, besideColumn] }, () => exitDoor(b))
}

/** Glazed, with deep timber posts; boards close its shoulders. */
export function timberEnd(b: ModelBuilder): void {
  const pieces = b.detail === 'near' ? 16 : 8
  endPosts(b, pieces, (x) => vaultAt(x, 0.3), [0.16, 0.5], 0.7)
  for (const y of [3.1, 6.2, 9.3]) {
    const reach = Math.min(22, 23 * Math.sqrt(Math.max(0, 1 - ((y - spring) / rise) ** 2)))
    b.add(box((y < spring ? 22 : reach) * 2, 0.18, 0.26, 0, 99), structure, { at: [0, y, 0] })
  }
  b.add(
    shadedBelow(
      beam(
        overNave(pieces, (x) => vaultAt(x, 0.2)),
        0.4,
        0.8,
        outward,
      ),
    ),
    structure,
  )
  b.add(box(44, 0.6, 0.7, b.bevel(0.04), 99), { color: '#b9b4aa', rough: 0.8 }, { at: [0, 0.3, 0] })
  for (const side of [-1, 1]) {
    const boards = b.detail === 'near' ? 20 : 6
    b.add(box(5.4, 7.6, 0.2, 0, 2), { ...wall, color: '#c9b8a4' }, { at: [side * 19.3, 3.8, 0.12] })
    for (const x of steps(16.8, 21.8, boards))
      b.add(box(0.14, 7.4, 0.1, 0, 3), structure, { at: [side * x, 3.8, 0.28] })
    b.within({ at: [side * 11, 0, 0.1], turn: -Math.PI / 2 }, () => exitDoor(b))
  }
}
