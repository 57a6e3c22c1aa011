import { foldWithPositions } from './fold.ts'
import { symbolPair } from './lexemes.ts'
import type { Lexeme } from './query-plan.ts'
import { type Token, tokens } from './tokeniser.ts'
import { quantityAt } from './units.ts'

/** What a query is made of, in the order typed. */
export type Piece =
  | { kind: 'word'; typed: string; text: string }
  | { kind: 'compound'; typed: string; parts: string[] }
  | { kind: 'run'; typed: string; text: string }
  | { kind: 'quantity'; typed: string; text: string; parts: string[] }
  | { kind: 'symbol'; typed: string; need: Lexeme[][] }

export const longestQuery = 200
const mostPieces = 16
const longestRun = 40

export function piecesOf(query: string): Piece[] {
  const folded = foldWithPositions(query)
  const all = tokens(folded.text)
  const original = (from: number, to: number) => query.slice(folded.starts[from], folded.ends[to - 1])
  const pieces: Piece[] = []
  for (let at = 0; at < all.length && pieces.length < mostPieces; ) {
    const token = all[at] as Token
    const quantity = quantityAt(all, at)
    if (quantity) {
      const unit = all[quantity.to - 1] as Token
      const end = quantity.ofRun > 0 ? unit.start + quantity.ofRun : unit.end
      const ofUnit = quantity.ofRun > 0 ? unit.text.slice(0, quantity.ofRun) : unit.text
      const parts = [...all.slice(at, quantity.to - 1).map(({ text }) => text), ofUnit]
      pieces.push({ kind: 'quantity', typed: original(token.start, end), text: quantity.text, parts })
      const rest = quantity.ofRun > 0 ? unit.text.slice(quantity.ofRun) : ''
      if (rest) pieces.push({ kind: 'run', typed: original(end, unit.end), text: cut(rest) })
      at = quantity.to
    } else if (token.kind === 'han') {
      pieces.push({ kind: 'run', typed: original(token.start, token.end), text: cut(token.text) })
      at++
    } else if (token.kind === 'symbol') {
      pieces.push({ kind: 'symbol', typed: token.text, need: symbolNeeds(all, at) })
      at++
    } else {
      let end = at + 1
      while (end < all.length && all[end]?.kind === 'word' && all[end]?.tie !== 'apart') end++
      const parts = all.slice(at, end).map(({ text }) => text)
      const typed = original(token.start, (all[end - 1] as Token).end)
      pieces.push(
        parts.length === 1 ? { kind: 'word', typed, text: token.text } : { kind: 'compound', typed, parts },
      )
      at = end
    }
  }
  return pieces
}

const cut = (run: string) => [...run].slice(0, longestRun).join('')

/** The symbol itself, and that it stands right beside what was typed beside it. */
function symbolNeeds(all: readonly Token[], at: number): Lexeme[][] {
  const token = all[at] as Token
  const before = all[at - 1]
  const after = all[at + 1]
  const need: Lexeme[][] = [[{ term: token.text, scope: 'any' }]]
  if (before && token.tie === 'adjacent') need.push([{ term: symbolPair(before, token), scope: 'any' }])
  if (after?.tie === 'adjacent')
    need.push([{ term: symbolPair(token, after), scope: 'any', prefix: after.kind === 'word' }])
  return need
}
