import { classNames } from '@tradefloor/ui'
import type { ComponentProps, ReactNode } from 'react'

interface ControlProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  children: ReactNode
}

/** A button of the player's bar. */
export function Control({ label, className, children, ...rest }: ControlProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-control hover:bg-glass-hover pointer-coarse:size-11',
        className,
      )}
    >
      {children}
    </button>
  )
}
