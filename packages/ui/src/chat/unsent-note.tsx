import { CircleAlert } from 'lucide-react'
import { useText } from '../language/language-provider.tsx'
import { conversationTexts } from './texts.ts'

interface UnsentNoteProps {
  /** Why it was refused, in the server's words; empty where it said nothing. */
  reason: string
  onRetry: () => void
  onDiscard: () => void
}

const button = 'min-h-8 font-bold text-harbour hover:text-harbour-hover pointer-coarse:min-h-11'

/** Below a message that was refused: it stays, with the reason and the ways on. */
export function UnsentNote({ reason, onRetry, onDiscard }: UnsentNoteProps) {
  const t = useText(conversationTexts)
  return (
    <>
      <span role="alert" className="flex items-start gap-1 text-coral-ink">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          {t('failed')}
          {reason && <span className="block">{reason}</span>}
        </span>
      </span>
      <button type="button" onClick={onRetry} className={button}>
        {t('retry')}
      </button>
      <button type="button" onClick={onDiscard} className={button}>
        {t('discard')}
      </button>
    </>
  )
}
