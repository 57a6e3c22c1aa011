import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** One grey block of a skeleton. */
export function SkeletonBlock({ className, onGlass = false }: { className: string; onGlass?: boolean }) {
  return (
    <span
      aria-hidden
      data-pending
      className={classNames(
        'block animate-shimmer rounded-tag bg-size-[200%_100%]',
        onGlass
          ? 'bg-linear-to-r from-white/10 via-white/22 to-white/10'
          : 'bg-linear-to-r from-[#e9eef6] via-[#f4f7fb] to-[#e9eef6]',
        className,
      )}
    />
  )
}

/** What is loading, in its own shape; said once to those who do not see it. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
