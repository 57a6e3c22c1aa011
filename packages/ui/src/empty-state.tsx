import type { ReactNode, Ref } from 'react'
import { useHeading } from './heading-level.tsx'
import { SailingBoat } from './sailing-boat.tsx'

interface EmptyStateProps {
  title: string
  hint?: string
  /** The next step: one soft button or link. */
  action?: ReactNode
  /** Whoever gives this moves the focus to the title: what was pressed is gone. */
  heading?: Ref<HTMLHeadingElement>
}

export function EmptyState({ title, hint, action, heading }: EmptyStateProps) {
  const Heading = useHeading()
  return (
    <div className="flex flex-col items-center px-5 py-10 text-center">
      <SailingBoat />
      {heading ? (
        <Heading ref={heading} tabIndex={-1} className="mt-2 text-16 font-bold text-balance outline-none">
          {title}
        </Heading>
      ) : (
        <p className="mt-2 text-16 font-bold text-balance">{title}</p>
      )}
      {hint && <p className="mt-0.5 text-13 text-balance text-ink-2">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
