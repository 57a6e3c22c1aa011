import { height, width } from './draw.ts'

const stops = (colours: readonly string[]) =>
  colours
    .map((colour, i) => `<stop offset="${i / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')

/** One sheet: hands out fades, glows and cut-outs, and binds the drawing with them into a document. */
export class Paper {
  readonly #definitions: string[] = []
  readonly #size: readonly [width: number, height: number]

  constructor(size: readonly [width: number, height: number] = [width, height]) {
    this.#size = size
  }

  #define(make: (id: string) => string): string {
    const id = `a${this.#definitions.length}`
    this.#definitions.push(make(id))
    return id
  }

  /** A fade over the painted thing's own height. */
  down(...colours: string[]): string {
    return `url(#${this.#define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`)})`
  }

  /** A fade over its width, or along a slope. */
  across(...colours: string[]): string {
    return `url(#${this.#define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(colours)}</linearGradient>`)})`
  }

  slope(...colours: string[]): string {
    return `url(#${this.#define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops(colours)}</linearGradient>`)})`
  }

  /** Light that dies away from the middle. */
  glow(colour: string, strength = 1): string {
    const fall = [1, 0.55, 0.2, 0].map(
      (share, i) => `<stop offset="${i / 3}" stop-color="${colour}" stop-opacity="${share * strength}"/>`,
    )
    return `url(#${this.#define((id) => `<radialGradient id="${id}">${fall.join('')}</radialGradient>`)})`
  }

  /** A colour that thins out downwards, for mist and reflections. */
  thin(colour: string, top: number, bottom: number): string {
    return `url(#${this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="${top}"/><stop offset="1" stop-color="${colour}" stop-opacity="${bottom}"/></linearGradient>`,
    )})`
  }

  /** A round body lit from the upper left. */
  ball(light: string, middle: string, dark: string): string {
    return `url(#${this.#define(
      (id) =>
        `<radialGradient id="${id}" cx=".36" cy=".3" r=".78">${stops([light, middle, dark])}</radialGradient>`,
    )})`
  }

  /** Only what lies inside the outline. */
  inside(outline: string, ...children: string[]): string {
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${children.join('')}</g>`
  }

  bind(...drawing: string[]): string {
    const [w, h] = this.#size
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${this.#definitions.join('')}</defs>${drawing.join('')}</svg>`
  }
}

/** One banner: what it draws on a sheet. */
export type Poster = (paper: Paper) => string[]
