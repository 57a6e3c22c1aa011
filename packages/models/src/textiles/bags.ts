import { type Finish, metal, plastic } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { bent, box, cushion, type Point, plate, type Shape, stitches, sweep, tube } from '../shapes/index.ts'
import { closed, rectangle } from '../shapes/outline.ts'
import type { Colour } from '../tone.ts'

/** A stuffed bag around the origin; half measures. It is narrower and flatter above by `taper`. */
export interface Sack {
  width: number
  height: number
  depth: number
  power: number
  taper?: number
}

const tapered = ({ height, taper = 0 }: Sack, [x, y, z]: Point): Point => {
  const k = 1 - (taper * y) / height
  return [x * k, y, z * k]
}

export const sackShape = (sack: Sack, pieces = 56): Shape =>
  bent(cushion(sack.width * 2, sack.height * 2, sack.depth * 2, { round: sack.power, pieces }), (x, y, z) =>
    tapered(sack, [x, y, z]),
  )

/** A line around the bag where it is cut at a depth, from one angle to another; 0 is to the right, 90 is up. */
export function sackLine(
  sack: Sack,
  depth: number,
  from: number,
  to: number,
  lift = 0,
  pieces = 36,
): Point[] {
  const { width, height, depth: deep, power } = sack
  const k = (1 - Math.abs(depth / deep) ** power) ** (1 / power)
  const round = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / power)
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / pieces) * Math.PI) / 180
    const [x, y] = [round(Math.cos(a)) * width * k, round(Math.sin(a)) * height * k]
    const out = Math.hypot(x, y) || 1
    return tapered(sack, [x + (x / out) * lift, y + (y / out) * lift, depth])
  })
}

/** On the bag's front, by how far aside and how far up. */
export function sackFront(sack: Sack, x: number, y: number, lift = 0): Point {
  const { width, height, depth, power } = sack
  const k = 1 - (sack.taper ?? 0) * (y / height)
  const left = 1 - Math.abs(x / (width * k)) ** power - Math.abs(y / height) ** power
  return [x, y, depth * Math.max(0, left) ** (1 / power) * k + lift]
}

/** A zip along a line, with its teeth and a puller at one end. */
export function zip(on: Sculpture, line: readonly Point[], puller: Colour, at = 0.3): void {
  on.add(
    tube(on.fine.weight === 'full' ? line : line.filter((_, i) => i % 4 === 0), 0.02, 70, false, 8),
    plastic('#2a303b', 0.6),
  )
  on.closely(() =>
    on.add(
      stitches(
        line.map(([x, y, z]): Point => [x * 1.012, y + 0.004, z + 0.014]),
        { length: 0.012, gap: 0.012, radius: 0.011 },
      ),
      metal('#9aa4b2', 0.35),
    ),
  )
  const [x, y, z] = line[Math.round(at * (line.length - 1))] ?? [0, 0, 0]
  on.add(box(0.05, 0.05, 0.05, 0.015, 3), metal('#8d96a5'), [x, y, z + 0.012])
  on.add(box(0.034, 0.15, 0.022, 0.011, 4), plastic(puller), [x, y - 0.09, z + 0.034], [-8, 0, 0])
}

/** A frame for a strap: a rounded rectangle with a hole. */
export const buckle = (width: number, height: number, thick = 0.03): Shape =>
  plate((fine) => closed(rectangle(width, height, width * 0.18), fine.weight === 'full' ? 6 : 1), thick, {
    bevel: thick * 0.35,
    holes: [
      (fine) =>
        closed(
          rectangle(width * 0.62, height * 0.58, width * 0.08),
          fine.weight === 'full' ? 4 : 0,
        ).reverse(),
    ],
    pieces: 3,
  })

/** Thread in the colour of a seam. */
export const seam = (on: Sculpture, points: readonly Point[], thread: Finish, isClosed = false): void =>
  on.closely(() => on.add(stitches(points, { length: 0.038, gap: 0.02, radius: 0.007, isClosed }), thread))

export const brass = metal('#bd9148', 0.26)

export interface BagSize {
  width: number
  height: number
  depth: number
}

/** A thick strap along points. */
export const band = (points: readonly Point[], wide: number, thick: number, side: Point) =>
  sweep(points, { size: () => [wide, thick], side, power: 3.4, steps: 48, around: 16 })
