/** Marks that turn the reading direction around, and with it what a line seems to say. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Control characters and others that are no text; a new line and a tab are. */
const control = /[\p{Cc}\ufff9-\ufffb\p{Surrogate}]/gu
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/gu
/** What leaves no ink. */
const inkless = /[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text as it is kept: what it shows is what it says. */
export const plainText = (text: string): string =>
  text
    .replace(lineEnds, '\n')
    .replace(turning, '')
    .replace(control, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trimEnd()

/** A name: one line of it. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/gu, ' ').trim()

/** Nothing can be seen of it. */
export const isBlank = (text: string): boolean => text.replace(inkless, '') === ''
