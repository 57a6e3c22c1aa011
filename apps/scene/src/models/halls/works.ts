import type { Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { panel } from '../../kit/panel.ts'
import { seededRandom } from '../../kit/random.ts'
import { tinted } from '../../kit/shape.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { across, bayDepth, halfNave, steps } from './nave.ts'
import { bar, beam, seenFrom, shadedBelow, structure, trim, wall } from './parts.ts'

const valley = 10
const ridge = 14
const girderDepth = 1.7
const soffit: ModelLook = { color: '#d8d3c8', rough: 0.85 }
const lampShade: ModelLook = { color: '#20282f', rough: 0.35, metal: 0.3 }

/** One tooth of a saw-tooth roof: a lattice girder, a boarded slope, a wall of glass that looks to the entrance. */
export function worksBay(b: ModelBuilder): void {
  const z = -bayDepth / 2
  girder(b, z)
  slope(b)
  northLight(b, z)
  for (const side of [-1, 1]) {
    const x = side * halfNave
    b.add(box(0.34, valley, 0.08, 0, 9), structure, { at: [x, valley / 2, z - 0.2] })
    b.add(box(0.34, valley, 0.08, 0, 9), structure, { at: [x, valley / 2, z + 0.2] })
    b.add(box(0.08, valley, 0.4, 0, 9), structure, { at: [x, valley / 2, z] })
    b.socket('column', [x, 0, z], 0, 0.5)
    gantry(b, side, z)
    gable(b, side)
    for (const at of [4.6, 13.4]) bell(b, side * at, 8)
  }
}

function girder(b: ModelBuilder, z: number): void {
  const [top, low] = [valley, valley - girderDepth]
  const n = b.detail === 'near' ? 22 : 10
  for (const y of [top, low]) b.add(shadedBelow(box(44, 0.2, 0.26, 0, 99), 0.7), structure, { at: [0, y, z] })
  const xs = across(n)
  xs.slice(1).forEach((x1, i) => {
    const x0 = xs[i] ?? x1
    const points: Vec3[] =
      i % 2 === 0
        ? [
            [x0, low, z],
            [x1, top, z],
          ]
        : [
            [x0, top, z],
            [x1, low, z],
          ]
    b.add(
      shadedBelow(
        beam(points, 0.12, 0.1, () => [0, 0, 1]),
        0.7,
      ),
      structure,
    )
    b.from('near', () => {
      if (i % 2 === 0) bar(b, [x1, low, z], [x1, top, z], 0.05, structure, 4)
    })
  })
}

/** Boards from the valley up to the ridge of the next tooth; they face down. */
function slope(b: ModelBuilder): void {
  const [near, far] = [bayDepth / 2, -bayDepth / 2]
  const run = Math.hypot(bayDepth, ridge - valley)
  const tilt = Math.atan2(ridge - valley, bayDepth)
  const middle: Vec3 = [0, (valley + ridge) / 2 + 0.1, 0]
  // A panel faces +z; laid on its face it looks down at the hall.
  b.add(panel(44, run, 99), soffit, { at: middle, tilt: Math.PI / 2 + tilt })
  const rafters = b.detail === 'near' ? across(12) : across(4)
  for (const x of rafters)
    b.add(
      beam(
        [
          [x, valley, near],
          [x, ridge - 0.1, far],
        ],
        0.14,
        0.3,
      ),
      structure,
    )
  for (const k of b.detail === 'near' ? [0.2, 0.4, 0.6, 0.8] : [0.5])
    b.add(box(44, 0.16, 0.1, 0, 99), trim, {
      at: [0, valley + (ridge - valley) * k, near + (far - near) * k],
    })
}

/** A boarded upstand, then whitened glass as mills had it: brighter towards the sky, each pane a little different. */
function northLight(b: ModelBuilder, z: number): void {
  const sill = valley + 0.9
  const height = ridge - sill
  const panes = b.detail === 'near' ? 24 : 6
  const random = seededRandom(31)
  b.add(
    box(44, sill - valley, 0.12, 0, 99),
    { ...wall, color: '#b8aca4' },
    { at: [0, (sill + valley) / 2, z - 0.08] },
  )
  b.add(
    tinted(panel(44, height, 44 / panes), ([, y]) => 0.64 + 0.34 * (y / height + 0.5) + 0.12 * random()),
    { color: '#dcebf8', rough: 0.5, glow: 0.9 },
    { at: [0, sill + height / 2, z - 0.06] },
  )
  for (const y of [sill, (sill + ridge) / 2, ridge])
    b.add(box(44, y === ridge ? 0.3 : 0.1, 0.14, 0, 99), structure, { at: [0, y, z] })
  for (const x of across(panes))
    b.add(box(0.07, height, 0.1, 0, 99), structure, { at: [x, sill + height / 2, z] })
}

/** Closes the tooth above the side wall. */
function gable(b: ModelBuilder, side: number): void {
  const edge = sheet(
    (u, v) => {
      const z = (0.5 - u) * bayDepth
      return [side * halfNave, 9 + v * (valley - 9 + (ridge - valley) * u), z]
    },
    4,
    2,
    0,
  )
  b.add(seenFrom([-side, 0, 0], edge), wall)
}

/** The rail of an old crane, on brackets. */
function gantry(b: ModelBuilder, side: number, z: number): void {
  const x = side * (halfNave - 0.9)
  b.add(box(0.36, 0.6, bayDepth, b.bevel(0.02), 9), trim, { at: [x, 6.3, 0] })
  b.add(box(0.1, 0.12, bayDepth, 0, 9), { color: '#8f959c', rough: 0.3, metal: 0.8 }, { at: [x, 6.66, 0] })
  b.from('near', () => {
    b.add(box(1.1, 0.16, 0.3, 0, 9), structure, { at: [side * (halfNave - 0.5), 5.9, z] })
    bar(b, [side * halfNave, 4.9, z], [x, 5.85, z], 0.07, structure)
    for (const k of steps(-2.6, 2.6, 4)) b.add(box(0.4, 0.5, 0.03, 0, 9), trim, { at: [x, 6.3, k] })
  })
}

function bell(b: ModelBuilder, x: number, y: number): void {
  const segments = b.round(12)
  b.add(
    lathe(
      [
        [0.62, 0],
        [0.6, 0.06],
        [0.4, 0.3],
        [0.16, 0.5],
        [0.14, 0.74],
      ],
      { segments, cell: 9 },
    ),
    lampShade,
    { at: [x, y, 0] },
  )
  b.add(
    lathe(
      [
        [0, 0.02],
        [0.57, 0.03],
      ].map(([r, h]) => [r ?? 0, h ?? 0] as const),
      { segments, cell: 9 },
    ),
    { color: '#fff0cf', glow: 1.6 },
    { at: [x, y, 0] },
  )
  b.from('near', () =>
    b.add(
      tube(
        [
          [x, y + 0.7, 0],
          [x, valley + 1.8, 0],
        ],
        0.014,
        3,
      ),
      lampShade,
    ),
  )
}
