import { LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'soft' | 'danger' | 'quiet'
export type ButtonSize = 32 | 40 | 48

const looks: Record<ButtonLook, string> = {
  primary: 'bg-harbour font-bold text-white hover:bg-harbour-hover',
  secondary: 'border border-line-2 bg-white text-ink hover:border-harbour hover:text-harbour',
  soft: 'bg-harbour-light font-bold text-harbour hover:text-harbour-hover',
  danger: 'bg-coral-fill font-bold text-white hover:bg-coral-ink',
  quiet: 'text-harbour hover:text-harbour-hover',
}

/** For a mouse; a finger gets 44 px of each. */
const sizes: Record<ButtonSize, string> = {
  32: 'min-h-8 px-3 text-13 pointer-coarse:min-h-11',
  40: 'min-h-10 px-4 text-14 pointer-coarse:min-h-11',
  48: 'min-h-12 px-6 text-16',
}

/** The classes of a button, for a link that looks like one. */
export const buttonClasses = (look: ButtonLook = 'secondary', size: ButtonSize = 40) =>
  classNames(
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control py-1 text-center transition-colors duration-(--dur-control)',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sand-2 disabled:font-normal disabled:text-ink-3',
    looks[look],
    sizes[size],
  )

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  /** Shows that the press is being worked on; the button keeps its focus and takes no second press. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  look,
  size,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClasses(look, size), busy && 'opacity-90', className)}
    >
      {busy ? <LoaderCircle size={16} aria-hidden className="animate-turn" /> : icon}
      {children}
    </button>
  )
}
