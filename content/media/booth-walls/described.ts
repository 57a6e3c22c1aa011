import type { Mark } from '../logos/ink.ts'

/** A stand as it is to be drawn. */
export interface Stand {
  name: string
  latin: string
  booth: string
  colour: string
  industry: string
  mark: Mark
  seed: number
}
