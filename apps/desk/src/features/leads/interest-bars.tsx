import { useText } from '@tradefloor/ui'
import { leadTexts } from './texts.ts'

const names = ['interest0', 'interest1', 'interest2', 'interest3'] as const
export const interestText = (rating: number) => names[rating] ?? 'interest0'

const bars = [7, 10, 13]

/** Three bars, as many filled as the interest is high; the word is there for who does not see them. */
export function InterestBars({ rating }: { rating: number }) {
  const t = useText(leadTexts)
  const text = t(interestText(rating))
  return (
    <span title={text} className="inline-flex">
      <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
        {bars.map((height, i) => (
          <rect
            key={height}
            x={i * 7}
            y={14 - height}
            width="5"
            height={height}
            rx="1"
            className={i < rating ? 'fill-harbour' : 'fill-line-2'}
          />
        ))}
      </svg>
      <span className="sr-only">{text}</span>
    </span>
  )
}
