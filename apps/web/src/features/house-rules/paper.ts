import type { Language } from '@tradefloor/ui'

/** A part of a paper, addressable by its id in both languages. A line that is a list is shown as one. */
export interface Part {
  id: string
  heading: string
  lines: readonly (string | readonly string[])[]
}

export interface Paper {
  title: string
  lead: string
  parts: readonly Part[]
}

export type BilingualPaper = Readonly<Record<Language, Paper>>
