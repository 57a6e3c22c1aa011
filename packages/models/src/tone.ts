import { Color } from 'three'

/** The colours of a model that may change: what is its own is fixed, what is chosen has one of these names. */
export const slots = ['body', 'accent', 'third'] as const
export type Slot = (typeof slots)[number]
export type Colours = Readonly<Record<Slot, string>>

/** A colour as written, or one of the model's changing colours, which remembers that it is one. */
export interface Tone {
  readonly hex: string
  readonly slot?: Slot
  /** How much lighter or darker than the slot's colour it is; scenes paint the slot with any colour. */
  readonly scale?: number
}
export type Colour = string | Tone

export type Tones = Readonly<Record<Slot, Tone>>

export const tonesOf = (colours: Colours): Tones => ({
  body: { hex: colours.body, slot: 'body' },
  accent: { hex: colours.accent, slot: 'accent' },
  third: { hex: colours.third, slot: 'third' },
})

export const toneOf = (colour: Colour): Tone => (typeof colour === 'string' ? { hex: colour } : colour)

export const hexOf = (colour: Colour): string => toneOf(colour).hex

const mixedHex = (a: string, b: string, share: number): string =>
  `#${new Color(a).lerp(new Color(b), share).getHexString()}`

/** A share of the way to another colour. It is the model's own from then on, whatever the slot is painted with. */
export const mixed = (a: Colour, b: Colour, share: number): Tone => ({
  hex: mixedHex(hexOf(a), hexOf(b), share),
})

/** The same colour in shade: it stays with its slot. */
export function darker(colour: Colour, share: number): Tone {
  const tone = toneOf(colour)
  return { ...tone, hex: mixedHex(tone.hex, '#000000', share), scale: (tone.scale ?? 1) * (1 - share) }
}

/** Paler, towards white. */
export const paler = (colour: Colour, share: number): Tone => mixed(colour, '#ffffff', share)

/** Whether letters on it should be dark. */
export function isPale(colour: Colour): boolean {
  const { r, g, b } = new Color(hexOf(colour))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.36
}

/** What can be read on a colour. */
export const inkOn = (colour: Colour, dark = '#1d2738', pale = '#ffffff'): string =>
  isPale(colour) ? dark : pale
