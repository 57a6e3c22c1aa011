import { CircleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface ErrorRowProps {
  /** What went wrong, in the server's words where it had any. */
  title: string
  hint?: string
  retryText: string
  onRetry: () => void
  busy?: boolean
  className?: string
}

export function ErrorRow({ title, hint, retryText, onRetry, busy, className }: ErrorRowProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex items-center gap-3 rounded-card bg-coral-light px-3.5 py-3 text-ink',
        '[--ring-offset:2px] [--ring:var(--color-harbour)]',
        className,
      )}
    >
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        {hint && <p className="text-12 text-ink-2">{hint}</p>}
      </div>
      <Button size={32} onClick={onRetry} busy={busy}>
        {retryText}
      </Button>
    </div>
  )
}
