import type { Pen } from './pen.ts'

export type { Pen }

/** What a product is called. */
export interface ProductName {
  readonly zh: string
  readonly en: string
}
export type Language = keyof ProductName

/** Where a print carries the name of the product: a box around its middle, in the print's own measure. */
export interface WordPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
  /** Both languages when not said: Chinese large, English below. */
  readonly says?: Language
  readonly weight?: number
}

/** Something drawn on a surface: a label, a screen, a weave. It is drawn only where pictures are taken. */
export interface Print {
  readonly width: number
  readonly height: number
  /** Its colour from afar: what scenes show in its place. */
  readonly ground: string
  readonly draw: (pen: Pen, width: number, height: number) => void
  /** How often it repeats across and along; once when not said. */
  readonly repeat?: readonly [across: number, along: number]
  /** Where it carries the name of the product that the model stands for; empty where it stands for none. */
  readonly places?: readonly WordPlace[]
}

/** The one family of letters on all prints. */
export const lettering = (size: number, weight = 700): string =>
  `${weight} ${size}px "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", sans-serif`

export const print = (
  width: number,
  height: number,
  ground: string,
  draw: Print['draw'],
  repeat?: readonly [number, number],
): Print => ({
  width,
  height,
  ground,
  draw: (pen, w, h) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    draw(pen, w, h)
  },
  ...(repeat && { repeat }),
})

/** The same print with places for the name of a product. */
export const withPlaces = (given: Print, ...places: readonly WordPlace[]): Print => ({ ...given, places })

/** A line of letters, centred, squeezed when it is longer than `most`. */
export function letter(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  { size, color, weight = 700, most }: { size: number; color: string; weight?: number; most?: number },
): void {
  pen.font = lettering(size, weight)
  pen.fillStyle = color
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, x, y, most)
}
