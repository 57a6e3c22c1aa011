import { widthOf } from './columns-of-text.ts'

/**
 * What others wrote, safe for a terminal: no sign that moves the cursor, changes a colour or turns the direction of
 * what stands around it, and no line break that would look like a row of its own.
 */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** The same, no wider than this. */
export function shortened(text: string, width: number): string {
  const line = oneLine(text)
  if (widthOf(line) <= width) return line
  let kept = ''
  for (const character of line) {
    if (widthOf(kept + character) > width - 1) break
    kept += character
  }
  return `${kept}…`
}
