import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string
  icon?: ReactNode
  /** Beside the input, within its frame: an eye, a unit. */
  inside?: ReactNode
  /** Beside its frame: a picture code, a button. */
  beside?: ReactNode
  hint?: ReactNode
  /** What is wrong with it; said at once to whoever cannot see. */
  error?: string | undefined
}

/** A line to fill in. The rule stands under it before it is broken, what is wrong stands there afterwards. */
export function TextField({ label, icon, inside, beside, hint, error, className, ...rest }: TextFieldProps) {
  const id = useId()
  const said = hint !== undefined || error !== undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="text-13 text-ink-2">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <span
          className={classNames(
            'flex h-12 min-w-24 flex-1 items-center gap-2.5 rounded-control border bg-white px-3',
            'has-[input:disabled]:border-line has-[input:disabled]:bg-sand-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-harbour',
            error ? 'border-coral-fill' : 'border-line-2 hover:border-harbour',
          )}
        >
          {icon && <span className="shrink-0 text-ink-3">{icon}</span>}
          <input
            {...rest}
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={said ? `${id}-said` : undefined}
            className="h-full min-w-0 flex-1 bg-transparent text-16 text-ink outline-none placeholder:text-ink-3"
          />
          {inside}
        </span>
        {beside}
      </div>
      {said && (
        <div id={`${id}-said`} aria-live="polite" className="mt-1 text-13">
          {error ? <p className="text-coral-ink">{error}</p> : <div className="text-ink-3">{hint}</div>}
        </div>
      )}
    </div>
  )
}
