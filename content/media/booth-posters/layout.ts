import { box, oval, place } from '../draw.ts'
import { lettering, wordWidth } from '../letters.ts'
import type { Paper } from '../paper.ts'
import type { Subject, Tones } from './tones.ts'

export const wide = 720
export const high = 1080
export const margin = 56

/** A poster's parts: its colours, the brand's name in capitals, what it shows, and a number to vary by. */
export interface Booth {
  tones: Tones
  name: string
  initials: string
  subject: Subject
  seed: number
}

export type Layout = (paper: Paper, booth: Booth) => string[]

export const fill = (colour: string) => box(0, 0, wide, high, colour)

interface NameForm {
  x: number
  y: number
  /** As high as this, or lower where the name is too long. */
  height: number
  room: number
  colour: string
  weight?: number
  align?: 'left' | 'middle' | 'right'
}

/** The name's height once it fits. */
export const nameHeight = (name: string, height: number, room: number, weight = 20) =>
  Math.min(height, (height * room) / wordWidth(name, height, weight))

/** The brand's name with its lower edge at y. */
export const nameAt = (
  name: string,
  { x, y, height, room, colour, weight = 20, align = 'left' }: NameForm,
) => {
  const h = nameHeight(name, height, room, weight)
  return lettering(name, { x, y: y - h, height: h, colour, weight, align })
}

/** The mark in one place, cut for what lies behind it. */
export const markAt = ({ mark, main, soft }: Tones, x: number, y: number, size: number, ground: string) =>
  place({ x, y, size: size / 100 }, mark({ main, soft, ground }))

export const whiteMarkAt = (tones: Tones, x: number, y: number, size: number, ground: string) =>
  place({ x, y, size: size / 100 }, tones.mark({ main: tones.on, soft: tones.pale, ground }))

/** What the company shows, on a floor at y, with the shadow it throws. */
export const standing = (paper: Paper, { subject, tones }: Booth, x: number, y: number, size = 1) =>
  place({ x, y, size }, oval(0, 2, 236, 22, paper.glow(tones.ink, 0.34)), subject(paper, tones))
