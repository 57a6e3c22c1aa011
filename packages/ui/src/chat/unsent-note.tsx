import { CircleAlert } from 'lucide-react'

interface UnsentNoteProps {
  /** Why it was refused. */
  text: string
  retryText: string
  discardText: string
  onRetry: () => void
  onDiscard: () => void
}

const button = 'min-h-8 font-bold text-harbour hover:text-harbour-hover pointer-coarse:min-h-11'

/** Below a message that was refused: it stays, with the reason and the ways on. */
export function UnsentNote({ text, retryText, discardText, onRetry, onDiscard }: UnsentNoteProps) {
  return (
    <>
      <span role="alert" className="flex items-center gap-1 text-coral-ink">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
        {text}
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
