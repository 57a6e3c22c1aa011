import { CloudOff, DoorClosed, ShieldOff, Signal, TriangleAlert } from 'lucide-react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { useText } from '../language/language-provider.tsx'
import { conversationTexts } from './texts.ts'

interface ConnectionNotesProps {
  status: 'live' | 'asking' | 'offline'
  /** Messages wait, and go with the page. */
  isUnkept: boolean
  texts: { offline: string; unkept: string }
  /** Of each note there is. */
  className: string
}

/** Whether messages come and go as they should; nothing while they do. */
export function ConnectionNotes({ status, isUnkept, texts, className }: ConnectionNotesProps) {
  const t = useText(conversationTexts)
  const Icon = status === 'offline' ? CloudOff : Signal
  const look = classNames('flex items-center gap-2 text-13 text-amber-ink', className)
  return (
    <>
      {status !== 'live' && (
        <p role="status" className={look}>
          <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {status === 'offline' ? texts.offline : t('asking')}
        </p>
      )}
      {isUnkept && (
        <p role="status" className={look}>
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {texts.unkept}
        </p>
      )}
    </>
  )
}

interface ClosedNoteProps {
  isClosed: boolean
  blocked: 'own' | 'peer' | null
  texts: { closed: string; blockedByYou: string; blockedByPeer: string }
  onUnblock: () => void
}

/** Why nobody can write here. */
export function ClosedNote({ isClosed, blocked, texts, onUnblock }: ClosedNoteProps) {
  const t = useText(conversationTexts)
  if (isClosed)
    return (
      <p role="status" className="flex items-center gap-2 text-13 text-ink-2">
        <DoorClosed size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {texts.closed}
      </p>
    )
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
      <ShieldOff size={16} strokeWidth={1.75} aria-hidden />
      {blocked === 'own' ? texts.blockedByYou : texts.blockedByPeer}
      {blocked === 'own' && (
        <Button size={32} onClick={onUnblock}>
          {t('unblock')}
        </Button>
      )}
    </p>
  )
}
