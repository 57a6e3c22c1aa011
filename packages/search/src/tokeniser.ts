/** The index stores this; a start with a new one writes the index again. Raise it whenever lexemes change. */
export const TOKENISER_VERSION = 1

/** A word is letters or digits, han a run of Chinese characters, a symbol one literal sign such as % or an emoji. */
export interface Token {
  kind: 'word' | 'han' | 'symbol'
  text: string
  /** In units of the folded text. */
  start: number
  end: number
  /** How it is tied to the token before: apart by a blank or punctuation, joined by - ' . / or by nothing between. */
  tie: 'apart' | 'joined' | 'adjacent'
}

const longestWord = 64
const piece =
  /([\p{Script=Han}々〇]+)|(\d+(?:[.,]\d+)*)|((?:(?![\p{Script=Han}々〇\d])[\p{L}\p{M}\p{N}])+)|([%_\\#@]|\p{S})/gu
const joiners = /^[-'./·&]$/u
/** Punctuation in all but their class: nobody means them literally. */
const mutedSymbols = /^[°^|~¨¯¸+]$/u

const groupedDigits = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** Cut a folded text. Letters and digits are cut apart, as in 500ml and a4, and `adjacent` says that they touch. */
export function tokens(folded: string): Token[] {
  const found: Token[] = []
  let last = 0
  for (const match of folded.matchAll(piece)) {
    const [, han, number, , symbol] = match
    const start = match.index
    let text = match[0]
    if (symbol !== undefined && mutedSymbols.test(text)) continue
    const gap = folded.slice(last, start)
    const end = start + text.length
    const tie = gap === '' ? 'adjacent' : joiners.test(gap) ? 'joined' : 'apart'
    last = end
    const kind = han !== undefined ? 'han' : symbol !== undefined ? 'symbol' : 'word'
    if (number !== undefined) {
      const parts = groupedDigits.test(text) ? [text.replaceAll(',', '')] : text.split(',')
      let at = start
      for (const [index, part] of parts.entries()) {
        const width = parts.length === 1 ? end - start : part.length
        found.push({
          kind,
          text: part.slice(0, longestWord),
          start: at,
          end: at + width,
          tie: index === 0 ? tie : 'joined',
        })
        at += width + 1
      }
      continue
    }
    if (kind === 'word') text = text.slice(0, longestWord)
    found.push({ kind, text, start, end, tie: found.length === 0 ? 'apart' : tie })
  }
  return found
}

/** Words that are written as one: sv-eh-500, o'brien, 500ml. The index holds them whole and from each of their parts on. */
export function compounds(all: readonly Token[]): Token[][] {
  const found: Token[][] = []
  let current: Token[] = []
  for (const token of all) {
    if (token.kind === 'word' && current.length > 0 && token.tie !== 'apart') current.push(token)
    else {
      if (current.length > 1) found.push(current)
      current = token.kind === 'word' ? [token] : []
    }
  }
  if (current.length > 1) found.push(current)
  return found
}

export const hasDigit = (text: string) => /\d/.test(text)

/** Pairs of neighbouring characters, or the one character there is. Characters, not UTF-16 units. */
export function bigrams(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => characters[index] + character)
}
