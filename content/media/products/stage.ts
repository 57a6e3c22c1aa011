import { mix } from '../colour.ts'
import { d, type Point } from '../draw.ts'
import { polygon } from '../paths.ts'
import { hull } from './outlines.ts'
import { type Finish, tone } from './shade.ts'
import { add, grow, tipped, turned, type Vec } from './space.ts'

export const side = 800
const fill = 0.76

interface Frame {
  at: Vec
  turn: number
  size: number
}

export interface Place {
  at: Vec
  turn?: number
  size?: number
}

/** A table in the studio: things are put on it in space, back to front, and it binds them into one picture. */
export class Stage {
  readonly #definitions: string[] = []
  readonly #parts: string[] = []
  readonly #shadows: Point[][] = []
  readonly #feet: Point[][] = []
  #frame: Frame = { at: [0, 0, 0], turn: 0, size: 1 }
  #low: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  #high: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]

  readonly yaw: number
  readonly elevation: number

  constructor(yaw: number, elevation: number) {
    this.yaw = yaw
    this.elevation = elevation
  }

  get size() {
    return this.#frame.size
  }

  #world(v: Vec): Vec {
    return add(this.#frame.at, turned(grow(v, this.#frame.size), this.#frame.turn))
  }

  /** A place as the eye has it: right, up, near. */
  eye(v: Vec): Vec {
    return tipped(turned(this.#world(v), this.yaw), this.elevation)
  }

  /** A direction as the eye has it. */
  facing(v: Vec): Vec {
    return tipped(turned(v, this.#frame.turn + this.yaw), this.elevation)
  }

  see(v: Vec): Point {
    const [x, y] = this.eye(v)
    return [x, -y]
  }

  tone(colour: string, normal: Vec, finish: Finish = 'plastic') {
    return tone(colour, this.facing(normal), finish)
  }

  define(make: (id: string) => string): string {
    const id = `a${this.#definitions.length}`
    this.#definitions.push(make(id))
    return id
  }

  /** A fade between two points of the picture. */
  fade(from: Point, to: Point, colours: readonly string[], shares?: readonly number[]): string {
    const stops = colours.map(
      (colour, i) =>
        d`<stop offset="${String(shares?.[i] ?? Math.round((1000 * i) / (colours.length - 1)) / 1000)}" stop-color="${colour}"/>`,
    )
    return `url(#${this.define((id) => d`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops.join('')}</linearGradient>`)})`
  }

  /** Light on a round thing. */
  ball(light: string, middle: string, dark: string): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}" cx=".36" cy=".3" r=".75"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`)})`
  }

  clip(outline: string, ...children: string[]): string {
    return `<g clip-path="url(#${this.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)})">${children.join('')}</g>`
  }

  draw(...parts: string[]) {
    this.#parts.push(...parts)
  }

  /** Keeps these points of the picture inside its frame. */
  cover(points: readonly Point[]) {
    for (const [x, y] of points) {
      this.#low = [Math.min(this.#low[0], x), Math.min(this.#low[1], y)]
      this.#high = [Math.max(this.#high[0], x), Math.max(this.#high[1], y)]
    }
  }

  /** Puts the shadow of a thing with these corners on the table. */
  cast(points: readonly Vec[]) {
    const below = points.map((p) => turned(this.#world(p), this.yaw))
    const flat = (v: Vec): Point => {
      const [x, y] = tipped(v, this.elevation)
      return [x, -y]
    }
    this.cover(points.map((p) => this.see(p)))
    this.#shadows.push(hull(below.map(([x, y, z]) => flat([x + y * 0.42, 0, z - y * 0.3]))))
    const feet = below.filter(([, y]) => y < 5)
    if (feet.length > 2) this.#feet.push(hull(feet.map(([x, , z]) => flat([x + 1.5, 0, z + 1.5]))))
  }

  /** The soft shadow of a thing that hangs, on the wall behind it. */
  hang(outline: readonly Point[]) {
    this.#shadows.push(outline.map(([x, y]): Point => [x + 16, y + 20]))
  }

  /** Draws in another place, turned and sized. */
  within({ at, turn = 0, size = 1 }: Place, draw: () => void) {
    const before = this.#frame
    this.#frame = { at: this.#world(at), turn: before.turn + turn, size: before.size * size }
    draw()
    this.#frame = before
  }

  /** Draws one thing in several places, the farthest first. */
  each(places: readonly Place[], draw: (index: number) => void) {
    places
      .map((place, index) => ({ place, index, near: this.eye(place.at)[2] }))
      .sort((a, b) => a.near - b.near || a.index - b.index)
      .forEach(({ place, index }) => {
        this.within(place, () => draw(index))
      })
  }

  bind(tint: string): string {
    const [w, h] = [this.#high[0] - this.#low[0], this.#high[1] - this.#low[1]]
    const size = Math.min((side * fill) / w, (side * (fill - 0.02)) / h)
    const [x, y] = [
      side / 2 - ((this.#low[0] + this.#high[0]) / 2) * size,
      side * 0.505 - ((this.#low[1] + this.#high[1]) / 2) * size,
    ]
    const moved = `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(4)})">`
    const ink = mix(tint, '#101a3c', 0.86)
    const shadow = (id: string, blur: number, outlines: readonly Point[][], opacity: number) => {
      // A filter costs by its area, so it gets no more than what the shadow touches.
      const [xs, ys] = [
        outlines.flatMap((o) => o.map((p) => p[0] * size + x)),
        outlines.flatMap((o) => o.map((p) => p[1] * size + y)),
      ]
      const [left, top] = [Math.max(0, Math.min(...xs) - blur * 3), Math.max(0, Math.min(...ys) - blur * 3)]
      const [right, bottom] = [
        Math.min(side, Math.max(...xs) + blur * 3),
        Math.min(side, Math.max(...ys) + blur * 3),
      ]
      if (outlines.length === 0 || right <= left || bottom <= top) return ''
      const filter = d`<filter id="${id}" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"><feGaussianBlur stdDeviation="${blur}"/></filter>`
      return `${filter}<g filter="url(#${id})" opacity="${opacity}">${moved}<path d="${outlines.map(polygon).join('')}" fill="${ink}"/></g></g>`
    }
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><defs><linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tint}"/><stop offset="1" stop-color="${mix(tint, '#ffffff', 0.5)}"/></linearGradient>${this.#definitions.join('')}</defs><rect width="${side}" height="${side}" fill="url(#table)"/>${shadow('wide', 26, this.#shadows, 0.3)}${shadow('near', 7, this.#feet, 0.5)}${moved}${this.#parts.join('')}</g></svg>`
  }
}
