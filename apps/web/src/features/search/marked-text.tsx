import { LocalName, type LocalText } from '@tradefloor/ui'
import { MarkedSpans } from './marked-spans.tsx'

type Spans = readonly { from: number; to: number }[]

interface Marks {
  cn: Spans
  en: Spans
}

export const marksIn = (marks: Marks | undefined, language: LocalText['language']): Spans =>
  marks?.[language === 'zh' ? 'cn' : 'en'] ?? []

/** A text with what the search found in it marked. */
export function MarkedText({ text, marks }: { text: LocalText; marks: Marks | undefined }) {
  const spans = marksIn(marks, text.language)
  if (spans.length === 0) return <LocalName name={text} />
  return (
    <LocalName name={text}>
      <MarkedSpans text={text.text} spans={spans} look="coloured" />
    </LocalName>
  )
}
