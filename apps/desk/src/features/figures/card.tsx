import { classNames } from '@tradefloor/ui'
import { type ReactNode, useId } from 'react'

interface CardProps {
  title: string
  /** At the right of the title: what the card is about, or the legend. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function Card({ title, aside, className, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('surface flex min-w-0 flex-col rounded-card border border-line p-4', className)}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-14 font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** What stands in a card that has nothing to show, and why. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="py-6 text-center text-13 text-ink-3">{children}</p>
)
