import type { Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { across, bayDepth, besideColumn, halfNave, overNave, steps } from './nave.ts'
import {
  bar,
  beam,
  column,
  down,
  endPosts,
  exitDoor,
  lightLine,
  lineLamp,
  seenFrom,
  shadedBelow,
  structure,
  trim,
  wall,
} from './parts.ts'

const eaves = 9.2
const crown = (x: number, lift = 0) => eaves + lift + 4.2 * (1 - (x / halfNave) ** 2)
const trussDepth = 1.3

/** A glass barrel vault: a truss of three chords, purlins, glazing bars, columns with arms. */
export function vaultBay(b: ModelBuilder): void {
  const n = b.detail === 'near' ? 16 : 8
  truss(b, n)
  const purlins = b.detail === 'near' ? 12 : 6
  across(purlins).forEach((x, i) => {
    const heavy = i % 2 === 0
    const size = heavy ? 0.16 : 0.09
    b.add(
      shadedBelow(
        beam(
          [
            [x, crown(x, 0.16), -bayDepth / 2],
            [x, crown(x, 0.16), bayDepth / 2],
          ],
          size * 0.6,
          size,
        ),
      ),
      structure,
    )
  })
  const bars =
    b.detail === 'near'
      ? steps(-bayDepth / 2, bayDepth / 3, 5).filter((z) => Math.abs(z) > 0.2)
      : [-bayDepth / 2]
  for (const z of bars)
    b.add(
      shadedBelow(
        tube(
          overNave(n, (x) => crown(x, 0.22), z),
          0.035,
          3,
        ),
        0.6,
      ),
      structure,
    )
  for (const side of [-1, 1]) {
    closedEdge(b, side)
    const x = side * halfNave
    column(b, x, 0, eaves, 0.24)
    b.socket('column', [x, 0, 0], 0, 0.5)
    b.add(box(0.55, 0.4, bayDepth, b.bevel(0.05), 9), structure, { at: [x, eaves - 0.1, 0] })
    const arm: Vec3 = [x, 6.6, 0]
    bar(b, arm, [side * 17.6, crown(17.6, -trussDepth), 0], 0.09, structure, 5)
    b.from('near', () => {
      bar(b, arm, [x, eaves - 0.2, 2.6], 0.06, structure)
      bar(b, arm, [x, eaves - 0.2, -2.6], 0.06, structure)
    })
    for (const lamp of [3.4, 12.6]) lineLamp(b, side * lamp, 9, 4.4, crown(lamp, -trussDepth))
  }
}

function truss(b: ModelBuilder, n: number): void {
  const sides = b.detail === 'near' ? 6 : 4
  const low = (x: number): Vec3 => [x, crown(x, -trussDepth), 0]
  for (const z of b.detail === 'near' ? [-0.5, 0.5] : [0])
    b.add(shadedBelow(tube(overNave(n, crown, z), z === 0 ? 0.12 : 0.085, sides)), structure)
  b.add(
    shadedBelow(
      tube(
        overNave(n, (x) => crown(x, -trussDepth)),
        0.1,
        sides,
      ),
    ),
    structure,
  )
  const xs = across(n)
  xs.slice(1).forEach((x1, i) => {
    const x0 = xs[i] ?? x1
    const middle = low((x0 + x1) / 2)
    for (const z of b.detail === 'near' ? [-0.5, 0.5] : [0]) {
      bar(b, [x0, crown(x0), z], middle, 0.034, structure, 3)
      bar(b, middle, [x1, crown(x1), z], 0.034, structure, 3)
    }
    b.from('near', () => bar(b, [x1, crown(x1), -0.5], [x1, crown(x1), 0.5], 0.03, structure, 3))
  })
}

/** Along the gutters the roof is closed: a pale soffit that gives the glass an edge. */
function closedEdge(b: ModelBuilder, side: number): void {
  const soffit = sheet(
    (u, v) => {
      const x = side * (16.5 + 5.5 * u)
      return [x, crown(x, 0.1), (v - 0.5) * bayDepth * side]
    },
    6,
    1,
    0,
  )
  b.add(seenFrom(down, soffit), { ...trim, glow: 0.22 })
}

/** One bay of the outer wall, seen from inside: panels, a lit ledge, glass above. */
export function vaultSide(b: ModelBuilder, door: boolean): void {
  b.add(box(0.3, 4.6, bayDepth, 0, b.cell(0.55)), wall, { at: [-0.05, 2.3, 0] })
  b.add(
    box(0.36, 0.5, bayDepth, b.bevel(0.02), b.cell(0.8)),
    { color: '#5f6f88', rough: 0.5 },
    { at: [-0.02, 0.25, 0] },
  )
  b.from('near', () => {
    for (const z of steps(-bayDepth / 2, bayDepth / 2, 4))
      b.add(box(0.02, 4.1, 0.035, 0, 9), { color: '#94a2b8', rough: 0.7 }, { at: [0.105, 2.55, z] })
  })
  b.add(box(0.7, 0.22, bayDepth, b.bevel(0.04), b.cell(0.8)), structure, { at: [0.1, 4.7, 0] })
  b.add(box(0.05, 0.05, bayDepth, 0, 9), lightLine(1.25), { at: [0.4, 4.57, 0] })
  for (const z of steps(-bayDepth / 2, bayDepth / 2, 4).slice(1))
    b.add(
      shadedBelow(
        beam(
          [
            [0, 4.8, z],
            [0, eaves, z],
          ],
          0.07,
          0.2,
          () => [1, 0, 0],
        ),
      ),
      structure,
    )
  for (const y of [6.3, 7.8, eaves]) b.add(box(0.1, 0.07, bayDepth, 0, 9), structure, { at: [0, y, 0] })
  for (const z of [-2.4, -0.8, 0.8, 2.4]) b.lamp([0.75, 4.5, z], [0.1, 1.2, z], 2.4, 0.75)
  if (door) b.within({ at: [0, 0, besideColumn] }, () => exitDoor(b))
}

/** The glazed end of a nave. */
export function vaultEnd(b: ModelBuilder): void {
  const pieces = b.detail === 'near' ? 16 : 8
  endPosts(b, pieces, (x) => crown(x, 0.1), [0.09, 0.34])
  for (const y of [2.9, 5.8, 8.7]) b.add(box(44, 0.12, 0.16, 0, 99), structure, { at: [0, y, 0] })
  b.add(
    shadedBelow(
      beam(
        overNave(pieces, (x) => crown(x, 0.06)),
        0.3,
        0.4,
      ),
    ),
    structure,
  )
  b.add(box(44, 0.45, 0.5, b.bevel(0.03), 99), { color: '#5f6f88', rough: 0.5 }, { at: [0, 0.22, 0] })
  for (const side of [-1, 1]) b.within({ at: [side * 11, 0, 0.1], turn: -Math.PI / 2 }, () => porch(b))
}

/** Doors under a white hood. */
function porch(b: ModelBuilder): void {
  exitDoor(b)
  b.add(box(1.3, 0.2, 3.6, b.bevel(0.03), 9), structure, { at: [0.6, 3.5, 0] })
  for (const z of [-1.7, 1.7]) b.add(box(1.3, 3.4, 0.2, b.bevel(0.03), 9), wall, { at: [0.6, 1.7, z] })
}
