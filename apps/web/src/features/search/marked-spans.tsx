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

const looks = {
  coloured: 'rounded-[2px] bg-amber/28 px-px text-ink',
  bold: 'bg-transparent font-bold text-harbour',
}

interface MarkedSpansProps {
  text: string
  spans: readonly Span[] | undefined
  look: keyof typeof looks
}

/** A text with the parts that the server found in it marked. */
export const MarkedSpans = ({ text, spans = [], look }: MarkedSpansProps) =>
  cutAt(text, spans).map(({ at, text: piece, isMarked }) =>
    isMarked ? (
      <mark key={at} className={looks[look]}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
