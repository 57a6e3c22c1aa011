const isWide = (character: string) => (character.codePointAt(0) ?? 0) >= 0x2e80

/** How many columns of a terminal a text takes; Chinese characters take two. */
export const widthOf = (text: string) => [...text].reduce((sum, each) => sum + (isWide(each) ? 2 : 1), 0)

/** As much of a line as fits: one that wraps cannot be cleared. */
export function fitted(line: string, width: number): string {
  let used = 0
  let kept = ''
  for (const character of line) {
    used += isWide(character) ? 2 : 1
    if (used > width) return kept
    kept += character
  }
  return kept
}
