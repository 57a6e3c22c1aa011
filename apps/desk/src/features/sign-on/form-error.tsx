import { CircleAlert } from 'lucide-react'

/** What the server said of a form as a whole. The place is always there, so that what comes into it is read out. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {text && (
        <p className="flex items-center gap-2 rounded-card bg-coral-light px-3.5 py-3 text-coral-ink">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
