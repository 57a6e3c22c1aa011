import { type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from './class-names.ts'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  label: string
  hint?: string
}

/** Several lines to fill in. */
export function TextArea({ label, hint, className, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="text-13 text-ink-2">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-describedby={hint ? `${id}-said` : undefined}
        className={classNames(
          'mt-1 block w-full rounded-control border border-line-2 bg-white px-3 py-2.5 text-16 text-ink',
          'hover:border-harbour placeholder:text-ink-3',
        )}
      />
      {hint && (
        <p id={`${id}-said`} className="mt-1 text-13 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
