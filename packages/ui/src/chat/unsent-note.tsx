import { CircleAlert } from 'lucide-react'

interface UnsentNoteProps {
  text: string
  /** Why it was refused, in the server's words; empty where it said nothing. */
  reason: string
  retryText: string
  discardText: string
  onRetry: () => void
  onDiscard: () => void
}

const button = 'min-h-8 font-bold text-harbour hover:text-harbour-hover pointer-coarse:min-h-11'

/** Below a message that was refused: it stays, with the reason and the ways on. */
export function UnsentNote({ text, reason, retryText, discardText, onRetry, onDiscard }: UnsentNoteProps) {
  return (
    <>
      <span role="alert" className="flex items-start gap-1 text-coral-ink">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          {text}
          {reason && <span className="block">{reason}</span>}
        </span>
      </span>
      <button type="button" onClick={onRetry} className={button}>
        {retryText}
      </button>
      <button type="button" onClick={onDiscard} className={button}>
        {discardText}
      </button>
    </>
  )
}
