import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
  icon: ReactNode
  /** 40 for a mouse, and 44 where it is used with a finger; 44 for both. */
  size?: 40 | 44
}

export function IconButton({ label, icon, size = 40, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'grid shrink-0 place-items-center rounded-control transition-colors duration-(--dur-control)',
        size === 44 ? 'size-11' : 'size-10 pointer-coarse:size-11',
        className,
      )}
    >
      {icon}
    </button>
  )
}
