import { expandWord, type Knowledge } from './expand-word.ts'
import { type Piece, piecesOf } from './pieces.ts'

const leastLetters = 2

/**
 * Queries that what was typed may become: its last word completed, or read as pinyin. Names of companies, products and
 * categories are suggested by searching them with a plan made while `typing`.
 */
export function completions(typed: string, knowledge: Knowledge, most = 5): string[] {
  const last: Piece | undefined = piecesOf(typed).at(-1)
  if (last?.kind !== 'word' || last.text.length < leastLetters || !typed.trimEnd().endsWith(last.typed))
    return []
  const before = typed.trimEnd().slice(0, -last.typed.length)
  const { vocabulary } = knowledge
  const words = vocabulary.words
    .beginning(last.text)
    .filter((word) => word !== last.text && vocabulary.shortCount(word) > 0)
    .sort((a, b) => vocabulary.shortCount(b) - vocabulary.shortCount(a) || (a < b ? -1 : 1))
  const readings = expandWord(last.text, { ...knowledge, typing: true })
    .filter(({ kind, shown }) => kind === 'pinyin' && [...(shown ?? '')].length > 1)
    .map(({ shown }) => shown as string)
  return [...new Set([...readings.slice(0, 2), ...words])].slice(0, most).map((word) => before + word)
}
