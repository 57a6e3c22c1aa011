import { classNames } from '@tradefloor/ui'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface RoleCardProps {
  Icon: LucideIcon
  colour: string
  title: string
  lead: string
  /** What this role may do here. */
  points: readonly string[]
  action: ReactNode
  more?: ReactNode
}

/** One of the two doors. */
export function RoleCard({ Icon, colour, title, lead, points, action, more }: RoleCardProps) {
  return (
    <article className="surface flex flex-col rounded-sheet p-7 shadow-sheet">
      <div className="flex items-center gap-4">
        <span className={classNames('grid size-14 shrink-0 place-items-center rounded-card', colour)}>
          <Icon size={28} strokeWidth={1.75} aria-hidden />
        </span>
        <div>
          <h2 className="text-20 font-bold">{title}</h2>
          <p className="text-ink-2">{lead}</p>
        </div>
      </div>
      <ul className="mt-5 mb-6 grid flex-1 content-start gap-2.5 border-t border-line pt-5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check size={18} strokeWidth={2} aria-hidden className="mt-0.5 shrink-0 text-leaf" />
            {point}
          </li>
        ))}
      </ul>
      {action}
      {more}
    </article>
  )
}
