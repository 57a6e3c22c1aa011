import type { ProfileChanges } from '@tradefloor/contract'
import type { Words } from './words.ts'

export interface BoothValue {
  exhibition: number
  boothNo: string | null
  url: string
}

export type MomentValue =
  /** A date and time on the fair's clock. */
  | { at: string }
  /** Days from the day the server is started, for a fair that is alive on any day. */
  | { day: number; time: string }

export interface HotspotValue {
  x: number
  y: number
  width: number
  height: number
  company: number
  exhibition: number
}

export interface SlideValue {
  image: string
  hotspots: HotspotValue[]
}

export type Value =
  | string
  | number
  | boolean
  | Words
  | number[]
  | string[]
  | BoothValue[]
  | MomentValue
  | ProfileChanges
  | SlideValue[]
  | null

/** A record that has passed: a value for every column of its table, and where it came from. */
export interface CheckedRow {
  file: string
  line: number
  id: number
  values: Record<string, Value>
}
