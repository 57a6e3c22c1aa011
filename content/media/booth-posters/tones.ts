import { darker, lighter } from '../colour.ts'
import type { Mark } from '../logos/ink.ts'
import { brightness, neighbour, onColour } from '../logos/ink.ts'
import type { Paper } from '../paper.ts'

/** What a poster is made of: one strong colour and what follows from it. */
export interface Tones {
  main: string
  /** A darker and a lighter neighbour of it, and two pale grounds. */
  dark: string
  soft: string
  pale: string
  mist: string
  /** Letters on the strong colour. */
  on: string
  ink: string
  mark: Mark
}

export const steel = '#dfe7f0'
export const iron = '#8996a8'

export const tonesOf = (colour: string, mark: Mark): Tones => ({
  main: colour,
  dark: darker(colour, 0.42),
  soft: neighbour(colour),
  pale: lighter(colour, 0.72),
  mist: lighter(colour, 0.89),
  on: brightness(colour) > 0.42 ? onColour(colour).main : '#ffffff',
  ink: darker(colour, 0.72),
  mark,
})

/** What a company shows, its foot at the origin, up to 420 high and 440 wide. */
export type Subject = (paper: Paper, tones: Tones) => string

/** Red, orange, yellow and brown, but no greens. */
export const isWarm = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
  return r > b && r >= g
}

/** A round body's fade, lit from the left. */
export const round = (paper: Paper, colour: string) =>
  paper.across(lighter(colour, 0.28), colour, darker(colour, 0.22))
