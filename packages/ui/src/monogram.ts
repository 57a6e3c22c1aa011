/** Deep enough for white letters. */
const colours = [
  'bg-harbour-deep',
  'bg-harbour',
  'bg-tide-ink',
  'bg-leaf',
  'bg-amber-ink',
  'bg-coral-ink',
] as const

/** The letter that stands for a name; a year or a bracket before it does not. */
export const initialOf = (name: string): string => name.match(/\p{L}/u)?.[0].toUpperCase() ?? '·'

/** One of so many colours, always the same for the same name. */
export function colourNumber(name: string, of: number): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % of
}

export const colourOf = (name: string): (typeof colours)[number] =>
  colours[colourNumber(name, colours.length)] ?? colours[0]
