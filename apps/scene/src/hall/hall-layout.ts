import type { Vec3 } from '../kit/affine.ts'
import { hallMeasures } from '../stage/hall-plan.ts'
import { type Frontage, frontages } from './stand-sizes.ts'
import { type HallBooth, orderBooths, type StreetGroup, streetGroups } from './street-groups.ts'

/** A rectangle on the floor. */
export interface FloorRect {
  x0: number
  z0: number
  x1: number
  z1: number
}

export interface HallStand {
  booth: HallBooth
  /** Number on its sign: the organiser's, or street and place. */
  number: string
  street: number
  model: string
  at: Vec3
  /** +π/2 faces +x, -π/2 faces -x. */
  turn: number
  width: number
  depth: number
  height: number
}

export interface HallStreet {
  letter: string
  industry: string | null
  /** Middle of its aisle. */
  x: number
  aisle: FloorRect
}

export interface HallLayout {
  streets: HallStreet[]
  /** In reading order: street by street, from the entrance inward, left before right. */
  stands: HallStand[]
  /** Where one can walk: the aisles and the ways across. */
  ways: FloorRect[]
  width: number
  depth: number
}

const aisleWidth = 5.2
const wayAcross = { front: 6.5, back: 5 }
const gap = 0.35
/** Streets are this long, in steps: a newcomer rarely changes the step, so the others stay where they are. */
const streetLengths = [18, 24, 33, 45, 60, 81, 108, 150]

/** The length for which the hall is about as wide as it is deep. */
function streetLength(groups: readonly StreetGroup[]): number {
  const whole = groups
    .flatMap(({ booths }) => booths)
    .reduce((sum, { tier }) => sum + frontages[tier].width, 0)
  const wanted = Math.sqrt(5.9 * whole)
  return streetLengths.find((length) => length >= wanted) ?? streetLengths.at(-1) ?? 150
}

interface Row {
  length: number
  depth: number
  places: { booth: HallBooth; frontage: Frontage; from: number }[]
}
const emptyRow = (): Row => ({ length: 0, depth: frontages.shell.depth, places: [] })

/** One street: its two rows are filled from the entrance inward, always the shorter one first. */
function fillStreets(group: StreetGroup, most: number): { left: Row; right: Row }[] {
  const streets = [{ left: emptyRow(), right: emptyRow() }]
  for (const booth of group.booths) {
    const frontage = frontages[booth.tier]
    let street = streets.at(-1)
    const row = street && street.right.length < street.left.length ? street.right : street?.left
    if (!street || !row || row.length + frontage.width > most + 0.01) {
      const other = row === street?.left ? street?.right : street?.left
      if (other && other.length + frontage.width <= most + 0.01) {
        put(other, booth, frontage)
        continue
      }
      street = { left: emptyRow(), right: emptyRow() }
      streets.push(street)
      put(street.left, booth, frontage)
      continue
    }
    put(row, booth, frontage)
  }
  return streets
}

function put(row: Row, booth: HallBooth, frontage: Frontage): void {
  row.places.push({ booth, frontage, from: row.length })
  row.length += frontage.width
  row.depth = Math.max(row.depth, frontage.depth)
}

/**
 * Streets under naves, none across a line of columns: where each street begins, nave by nave. All naves are as wide as
 * the widest needs to be.
 */
export function intoNaves(widths: readonly number[]): { naves: number[][]; span: number } {
  const most = hallMeasures.nave * hallMeasures.widest
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let count = Math.max(1, Math.ceil(whole / most))
  for (;;) {
    const groups = evenly(widths, count)
    const widest = Math.max(...groups.map((group) => group.reduce((sum, width) => sum + width, 0)))
    if (widest > most && count < widths.length) {
      count++
      continue
    }
    // As wide as it must be for the building to have as many naves as there are groups.
    const span = Math.max(widest, ((groups.length - 1) * most) / groups.length + 0.1)
    const naves = groups.map((group, i) => {
      let x = (i - (groups.length - 1) / 2) * span - group.reduce((sum, width) => sum + width, 0) / 2
      return group.map((width) => {
        x += width
        return x - width + gap / 2
      })
    })
    return { naves, span }
  }
}

/** In so many groups of about the same width, in order. */
function evenly(widths: readonly number[], count: number): number[][] {
  const share = widths.reduce((sum, width) => sum + width, 0) / count
  const groups: number[][] = [[]]
  let filled = 0
  for (const width of widths) {
    const last = groups.at(-1)
    if (last && last.length > 0 && groups.length < count && filled + width / 2 > share * groups.length)
      groups.push([width])
    else last?.push(width)
    filled += width
  }
  return groups
}

/** The floor plan: the same exhibitors give the same hall, and neighbours stay neighbours when one joins. */
export function layHall(booths: readonly HallBooth[]): HallLayout {
  const groups = streetGroups(orderBooths(booths))
  const most = streetLength(groups)
  const rows = groups.flatMap((group) =>
    fillStreets(group, most).map((street) => ({ ...street, industry: group.industry })),
  )
  const { naves, span } = intoNaves(
    rows.map(({ left, right }) => left.depth + aisleWidth + right.depth + gap),
  )
  const width = naves.length * span
  const length = Math.max(12, ...rows.flatMap(({ left, right }) => [left.length, right.length]))
  const letters = streetLetters(
    rows.map(({ left, right }) => [...left.places, ...right.places].map(({ booth }) => booth)),
  )
  const streets: HallStreet[] = []
  const stands: HallStand[] = []
  rows.forEach(({ left, right, industry }, index) => {
    const x = naves.flat()[index] ?? 0
    const letter = letters[index] ?? streetLetter(index)
    const middle = x + left.depth + aisleWidth / 2
    streets.push({
      letter,
      industry,
      x: middle,
      aisle: {
        x0: middle - aisleWidth / 2,
        x1: middle + aisleWidth / 2,
        z0: -length - wayAcross.back,
        z1: 2,
      },
    })
    const placed = [
      ...left.places.map((place, i) => ({
        ...place,
        side: -1 as const,
        i,
        last: i === left.places.length - 1,
      })),
      ...right.places.map((place, i) => ({
        ...place,
        side: 1 as const,
        i,
        last: i === right.places.length - 1,
      })),
    ].sort((a, b) => a.from - b.from || a.side - b.side)
    placed.forEach(({ booth, frontage, from, side, i, last }, order) => {
      stands.push({
        booth,
        number: booth.boothNo ?? `${letter}${String(order + 1).padStart(2, '0')}`,
        street: index,
        model: frontage.model(booth.companyId, { side, first: i === 0, last }),
        at: [middle + side * (aisleWidth / 2 + frontage.depth / 2), 0, -from - frontage.width / 2],
        turn: -side * (Math.PI / 2),
        width: frontage.width,
        depth: frontage.depth,
        height: frontage.height,
      })
    })
  })
  const half = width / 2
  return {
    streets,
    stands,
    ways: [
      ...streets.map(({ aisle }) => aisle),
      { x0: -half, x1: half, z0: 0.4, z1: wayAcross.front },
      { x0: -half, x1: half, z0: -length - wayAcross.back, z1: -length - 0.6 },
    ],
    width,
    depth: length + wayAcross.back,
  }
}

/**
 * The letter that most of a street's booth numbers begin with, where the organiser gave some and no other street has it;
 * else the next that is free.
 */
export function streetLetters(streets: readonly (readonly HallBooth[])[]): string[] {
  const wished = streets.map((booths) => {
    const counts = new Map<string, number>()
    for (const { boothNo } of booths) {
      const letter = /^[A-Z]/.exec(boothNo ?? '')?.[0]
      if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    const [most] = [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
    return most && most[1] * 2 > booths.length ? most[0] : undefined
  })
  const taken = new Set<string>()
  const own = wished.map((letter) => {
    if (!letter || taken.has(letter)) return undefined
    taken.add(letter)
    return letter
  })
  let next = 0
  return own.map((letter) => {
    if (letter) return letter
    while (taken.has(streetLetter(next))) next++
    taken.add(streetLetter(next))
    return streetLetter(next)
  })
}

/** A to Z, then AA, AB …: without I and O, which read as numbers. */
export function streetLetter(index: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  const first = Math.floor(index / letters.length)
  return `${first > 0 ? letters[first - 1] : ''}${letters[index % letters.length]}`
}
