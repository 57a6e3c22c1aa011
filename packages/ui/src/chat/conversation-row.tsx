import { Fragment, type ReactNode } from 'react'
import { useLanguage, useText } from '../language/language-provider.tsx'
import { DayLine } from './day-line.tsx'
import { dayOfTalk, hourOfTalk } from './day-of-talk.ts'
import type { FlowRow } from './flow-rows.ts'
import { MessageBubble } from './message-bubble.tsx'
import { conversationTexts } from './texts.ts'
import { UnsentNote } from './unsent-note.tsx'
import { WaitingContent } from './waiting-content.tsx'

interface ShownMessage {
  own: boolean
  userName: string
  time: number
  sequence: number
  picture: unknown
  text: string
}

interface WaitingMessage {
  client_id: string
  parts: Parameters<typeof WaitingContent>[0]['parts']
  state: 'sending' | 'stored' | 'failed'
  mes: string
}

interface ConversationRowProps<Message, Waiting> {
  row: FlowRow<Message, Waiting>
  /** How far the other side has read. */
  peerRead: number
  /** What stands for the reader's own name. A company's people see which of them it was, instead. */
  you?: string
  /** What is being sent waits for a network. */
  isOffline?: boolean
  onFollow: (href: string) => void
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
  content: (message: Message) => ReactNode
}

/** One row of a conversation: a day, a message, or one that has not arrived. */
export function ConversationRow<Message extends ShownMessage, Waiting extends WaitingMessage>(
  props: ConversationRowProps<Message, Waiting>,
) {
  const { row, peerRead, you, isOffline, onFollow, onRetry, onDiscard, content } = props
  const t = useText(conversationTexts)
  const { language } = useLanguage()
  if (row.kind === 'day') return <DayLine text={dayOfTalk(row.time, Date.now(), language)} />
  if (row.kind === 'message') {
    const { message, isFirst, isLast } = row
    const { own, time, sequence, picture, text, userName } = message
    const notes = own ? [...(you ? [] : [userName]), t(sequence <= peerRead ? 'read' : 'stored')] : []
    return (
      <MessageBubble
        own={own}
        name={(own && you) || userName}
        isFirst={isFirst}
        bare={picture !== null && !text}
        note={isLast && <MessageNote time={time} notes={notes.filter(Boolean)} />}
      >
        {content(message)}
      </MessageBubble>
    )
  }
  const { waiting, isFirst } = row
  const { client_id, state } = waiting
  return (
    <MessageBubble
      own
      name={you ?? ''}
      isFirst={isFirst}
      failed={state === 'failed'}
      note={
        state === 'failed' ? (
          <UnsentNote
            reason={waiting.mes}
            onRetry={() => onRetry(client_id)}
            onDiscard={() => onDiscard(client_id)}
          />
        ) : (
          t(state === 'sending' && isOffline ? 'waiting' : state)
        )
      }
    >
      <WaitingContent parts={waiting.parts} onFollow={onFollow} />
    </MessageBubble>
  )
}

/** When it was, and what else is to be known of it. */
const MessageNote = ({ time, notes }: { time: number; notes: readonly string[] }) => (
  <>
    <time dateTime={new Date(time).toISOString()}>{hourOfTalk(time)}</time>
    {notes.map((note) => (
      <Fragment key={note}>
        {' '}
        <span className="before:mr-2 before:content-['·']">{note}</span>
      </Fragment>
    ))}
  </>
)
