import { classNames } from '@tradefloor/ui'
import type { ReactNode } from 'react'

interface FilterPillProps {
  isChosen: boolean
  onChoose: () => void
  /** 30 pixels beside a search box, 32 in a row of its own. */
  size?: 30 | 32
  className?: string | undefined
  children: ReactNode
}

const sizes = { 30: 'min-h-7.5 px-3', 32: 'min-h-8 shrink-0 px-3.5' }
const unchosen = {
  30: 'border-line-2 hover:border-harbour',
  32: 'border-line-2 text-ink-2 hover:border-harbour hover:text-harbour',
}

/** Narrows a list to a part of it. Of several in a row one is pressed. */
export const FilterPill = ({ isChosen, onChoose, size = 30, className, children }: FilterPillProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className={classNames(
      'rounded-pill border text-13 pointer-coarse:min-h-11',
      sizes[size],
      isChosen ? 'border-harbour bg-harbour-light font-bold text-harbour' : unchosen[size],
      className,
    )}
  >
    {children}
  </button>
)
