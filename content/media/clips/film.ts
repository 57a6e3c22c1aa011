import type { Paper } from '../paper.ts'

export const filmSize = [1280, 720] as const
export const framesPerSecond = 24

/** A film that begins again where it ends. */
export interface Film {
  seconds: number
  /** The share of the film whose frame stands for it. */
  still: number
  /** How much of the picture is given up for a small file: 18 nothing one could see, 34 too much. */
  loss: number
  /** What is seen at a share of the film, from 0 up to and without 1. */
  frame(paper: Paper, at: number): string[]
}

/** Up and down between -1 and 1, a whole number of times a film. */
export const sway = (at: number, times = 1, ahead = 0) => Math.sin((at * times + ahead) * 2 * Math.PI)

/** From 0 to 1 and again, a whole number of times a film, `ahead` by a share of one. */
export const again = (at: number, times = 1, ahead = 0) => (((at * times + ahead) % 1) + 1) % 1

/** From 0 to 1 between two moments, slow at both ends. */
export const ease = (value: number, from: number, to: number) => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** There and back: 0 before `from`, 1 from `to` until `back`, 0 after `end`. */
export const visit = (value: number, from: number, to: number, back: number, end: number) =>
  ease(value, from, to) - ease(value, back, end)

export const all = (fill: string) => `<rect width="${filmSize[0]}" height="${filmSize[1]}" fill="${fill}"/>`
