import { oneLine } from '../text-formats/one-line.ts'
import { widthOf } from './columns-of-text.ts'

export { oneLine }

/** On one line, no wider than this. */
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
