import { Converter } from 'opencc-js/t2cn'

/**
 * Folding is done character by character and never looks at the neighbours, so that any part of a text folds to the
 * same characters as it has inside the whole, and every folded unit knows where it came from.
 */
export interface FoldedText {
  /** Lower case, half width, without accents, in simplified characters. */
  text: string
  /** For each UTF-16 unit of `text`, where its original character begins. */
  starts: number[]
  /** For each UTF-16 unit of `text`, where its original character ends. */
  ends: number[]
}

const toSimplified = Converter({ from: 'hk', to: 'cn' })
const han = /^\p{Script=Han}$/u
const combiningMarks = /[\u0300-\u036f\ufe00-\ufe0f]|\p{Cf}/gu

/** Letters that Unicode does not take apart, and signs that are typed in several ways. */
const substitutes = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
    '×': 'x',
    '’': "'",
    '‘': "'",
    '`': "'",
    '´': "'",
    '‐': '-',
    '‑': '-',
    '–': '-',
    '—': '-',
    '−': '-',
    '•': '·',
    '・': '·',
    '⁄': '/',
  }),
)

const folded = new Map<string, string>()
/** The table is bounded: text in rare characters must not grow it without end. */
const tableSize = 40_000

function foldAnew(character: string): string {
  const plain = character.normalize('NFKD').replace(combiningMarks, '').normalize('NFC').toLowerCase()
  let result = ''
  for (const each of plain) {
    const substitute = substitutes.get(each) ?? each
    result += han.test(substitute) ? toSimplified(substitute) : substitute
  }
  return result.normalize('NFKC').replace(combiningMarks, '')
}

export function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const result = substitutes.get(character) ?? foldAnew(character)
  if (folded.size < tableSize) folded.set(character, result)
  return result
}

export function fold(text: string): string {
  let result = ''
  for (const character of text) result += foldCharacter(character)
  return result
}

export function foldWithPositions(text: string): FoldedText {
  const starts: number[] = []
  const ends: number[] = []
  let result = ''
  let position = 0
  for (const character of text) {
    const part = foldCharacter(character)
    result += part
    for (let unit = 0; unit < part.length; unit++) {
      starts.push(position)
      ends.push(position + character.length)
    }
    position += character.length
  }
  return { text: result, starts, ends }
}

/** What Taiwan and Hong Kong call something else: 軟體 becomes 软件. For queries only, since it looks at neighbours. */
let toMainlandWords: ((text: string) => string) | undefined
export function inMainlandWords(text: string): string {
  toMainlandWords ??= Converter({ from: 'twp', to: 'cn' })
  return toMainlandWords(text)
}
