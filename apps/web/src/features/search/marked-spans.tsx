import type { Match } from '@tradefloor/contract'
import type { ReactNode } from 'react'

type Spans = Match['highlights']['name']['cn']

/** A text with the parts that the server found in it marked. */
export function MarkedSpans({ text, spans }: { text: string; spans: Spans | undefined }): ReactNode {
  if (!spans || spans.length === 0) return text
  let end = 0
  const parts = spans.flatMap(({ from, to }) => {
    const before = text.slice(end, from)
    end = to
    return [
      before,
      <b key={from} className="font-bold text-harbour">
        {text.slice(from, to)}
      </b>,
    ]
  })
  return [...parts, text.slice(end)]
}
