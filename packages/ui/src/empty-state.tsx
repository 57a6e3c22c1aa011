import type { ReactNode } from 'react'
import { SailingBoat } from './sailing-boat.tsx'

interface EmptyStateProps {
  title: string
  hint?: string
  /** The next step: one soft button or link. */
  action?: ReactNode
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-5 py-10 text-center">
      <SailingBoat />
      <p className="mt-2 text-16 font-bold text-balance">{title}</p>
      {hint && <p className="mt-0.5 text-13 text-balance text-ink-2">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
