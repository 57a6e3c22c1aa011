import { LocalName, type LocalText } from '@tradefloor/ui'

interface Span {
  from: number
  to: number
}

interface Piece {
  at: number
  text: string
  isMarked: boolean
}

/** A text cut where marks begin and end; ranges are in UTF-16 units, as strings count. What does not fit is left out. */
export function cutAt(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ at, text: text.slice(at, to), isMarked })
    at = Math.max(at, to)
  }
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const end = Math.min(to, text.length)
    if (from < at || end <= from) continue
    add(from, false)
    add(end, true)
  }
  add(text.length, false)
  return pieces
}

interface Marks {
  cn: readonly Span[]
  en: readonly Span[]
}

export const marksIn = (marks: Marks | undefined, language: LocalText['language']): readonly Span[] =>
  marks?.[language === 'zh' ? 'cn' : 'en'] ?? []

/** A text with what the search found in it marked. */
export function MarkedText({ text, marks }: { text: LocalText; marks: Marks | undefined }) {
  const spans = marksIn(marks, text.language)
  if (spans.length === 0) return <LocalName name={text} />
  return (
    <LocalName name={text}>
      {cutAt(text.text, spans).map(({ at, text: piece, isMarked }) =>
        isMarked ? (
          <mark key={at} className="rounded-[2px] bg-amber/28 px-px text-ink">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </LocalName>
  )
}
