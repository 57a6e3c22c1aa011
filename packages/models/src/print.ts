import type { Pen } from './pen.ts'

export type { Pen }

/** Something drawn on a surface: a label, a screen, a weave. It is drawn only where pictures are taken. */
export interface Print {
  readonly width: number
  readonly height: number
  /** Its colour from afar: what scenes show in its place. */
  readonly ground: string
  readonly draw: (pen: Pen, width: number, height: number) => void
  /** How often it repeats across and along; once when not said. */
  readonly repeat?: readonly [across: number, along: number]
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
