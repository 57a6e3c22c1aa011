import { type ReactNode, useEffect, useRef } from 'react'

/** What was pressed is gone with the step before: whoever does not see goes on here. */
export function StepTitle({ className, children }: { className: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={title} tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </h2>
  )
}
