import type { ReactNode } from 'react'

/** One of the ways on where nothing was found. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 rounded-card border border-line bg-white p-4">{children}</div>
)
