import { lighter } from '../colour.ts'
import { box, d, disc, place, ring, shape } from '../draw.ts'
import { lettering } from '../letters.ts'
import { brightness, type Mark, onColour, onTint, onWhite } from './ink.ts'

export interface Brand {
  mark: Mark
  initials: string
  colour: string
}

/** A logo of 320 × 320 on white. */
export type LockUp = (brand: Brand) => string

const middle = 160
const at = (mark: string, size: number, y = middle) => place({ x: middle, y, size }, mark)

const alone: LockUp = ({ mark, colour }) => at(mark(onWhite(colour)), 2.72)

const tile: LockUp = ({ mark, colour }) =>
  box(24, 24, 272, 272, colour, { radius: 66 }) + at(mark(onColour(colour)), 1.86)

const coin: LockUp = ({ mark, colour }) =>
  disc(middle, middle, 144, colour) + at(mark(onColour(colour)), 1.78)

/** Two corners round, two sharp: a leaf cut from a square. */
const petal: LockUp = ({ mark, colour }) =>
  shape('M24 150A126 126 0 0 1 150 24H296V170A126 126 0 0 1 170 296H24Z', colour) +
  at(mark(onColour(colour)), 1.78)

const tinted: LockUp = ({ mark, colour }) =>
  box(24, 24, 272, 272, onTint(colour).ground, { radius: 66 }) + at(mark(onTint(colour)), 2)

const arch: LockUp = ({ mark, colour }) =>
  shape('M36 296V150A124 124 0 0 1 284 150V296Z', colour) + at(mark(onColour(colour)), 1.72, 168)

const framed: LockUp = ({ mark, colour }) =>
  ring(middle, middle, 137, onWhite(colour).main, 13) + at(mark(onWhite(colour)), 1.72)

const signed: LockUp = ({ mark, initials, colour }) => {
  const ink = onWhite(colour)
  const letters = {
    x: middle,
    y: 232,
    height: 62,
    colour: ink.main,
    weight: 25,
    spacing: 6,
    align: 'middle' as const,
  }
  return at(mark(ink), 1.94, 116) + lettering(initials, letters)
}

const signedTile: LockUp = ({ mark, initials, colour }) => {
  const ink = onColour(colour)
  const letters = {
    x: middle,
    y: 212,
    height: 52,
    colour: ink.main,
    weight: 25,
    spacing: 6,
    align: 'middle' as const,
  }
  return (
    box(24, 24, 272, 272, colour, { radius: 40 }) + at(mark(ink), 1.36, 124) + lettering(initials, letters)
  )
}

/** The mark stands in the light half, the initials in the strong one. */
const split: LockUp = ({ mark, initials, colour }) => {
  const letters = {
    x: middle,
    y: 226,
    height: 46,
    colour: brightness(colour) > 0.42 ? onColour(colour).main : '#ffffff',
    weight: 25,
    spacing: 8,
    align: 'middle' as const,
  }
  return (
    shape('M24 72A48 48 0 0 1 72 24H248A48 48 0 0 1 296 72V200H24Z', lighter(colour, 0.86)) +
    shape(d`M24 ${200}H296V248A48 48 0 0 1 248 296H72A48 48 0 0 1 24 248Z`, colour) +
    at(mark(onTint(colour)), 1.36, 112) +
    lettering(initials, letters)
  )
}

export const lockUps: readonly LockUp[] = [
  alone,
  tile,
  signed,
  coin,
  tinted,
  petal,
  framed,
  signedTile,
  arch,
  split,
]
