import type { Pending } from '@tradefloor/client/messaging'
import type { Message } from '@tradefloor/contract'
import {
  DayLine,
  dayOfTalk,
  type FlowRow,
  hourOfTalk,
  LinkedText,
  MessageBubble,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { CircleAlert } from 'lucide-react'
import { MessageContent } from './message-content.tsx'
import { chatMessages } from './messages.ts'
import type { Talk } from './use-talk.ts'

interface FlowRowProps {
  row: FlowRow<Message, Pending>
  talk: Pick<Talk, 'peerRead' | 'retry' | 'discard'>
  device: 'desktop' | 'phone'
  onFollow: (href: string) => void
  onPicture: (src: string) => void
}

/** One row of a conversation. */
export function FlowRowView({ row, talk, device, onFollow, onPicture }: FlowRowProps) {
  const t = useText(chatMessages)
  const { language } = useLanguage()
  if (row.kind === 'day') return <DayLine text={dayOfTalk(row.time, Date.now(), language)} />
  if (row.kind === 'message') {
    const { message, isFirst, isLast } = row
    const { own, time, sequence, picture, text } = message
    const became = own && t(sequence <= talk.peerRead ? 'read' : 'stored')
    return (
      <MessageBubble
        own={own}
        name={own ? t('you') : message.userName}
        isFirst={isFirst}
        bare={picture !== null && !text}
        note={
          isLast && (
            <>
              <time dateTime={new Date(time).toISOString()}>{hourOfTalk(time)}</time>
              {became && <span className="before:mr-2 before:content-['·']">{became}</span>}
            </>
          )
        }
      >
        <MessageContent message={message} device={device} onFollow={onFollow} onPicture={onPicture} />
      </MessageBubble>
    )
  }
  const { waiting, isFirst } = row
  return (
    <MessageBubble
      own
      name={t('you')}
      isFirst={isFirst}
      failed={waiting.state === 'failed'}
      note={
        waiting.state !== 'failed' ? (
          t(waiting.state)
        ) : (
          <Failed waiting={waiting} onRetry={talk.retry} onDiscard={talk.discard} />
        )
      }
    >
      <LinkedText
        text={waiting.parts.text || t(waiting.parts.picture ? 'addPicture' : 'product')}
        onFollow={onFollow}
      />
    </MessageBubble>
  )
}

interface FailedProps {
  waiting: Pick<Pending, 'client_id' | 'mes'>
  onRetry: (client_id: string) => void
  onDiscard: (client_id: string) => void
}

/** What was refused stays, with the reason and the ways on. */
function Failed({ waiting: { client_id, mes }, onRetry, onDiscard }: FailedProps) {
  const t = useText(chatMessages)
  const button = 'min-h-8 font-bold text-harbour hover:text-harbour-hover pointer-coarse:min-h-11'
  return (
    <>
      <span role="alert" className="flex items-center gap-1 text-coral-ink">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
        {mes || t('failed')}
      </span>
      <button type="button" onClick={() => onRetry(client_id)} className={button}>
        {t('retry')}
      </button>
      <button type="button" onClick={() => onDiscard(client_id)} className={button}>
        {t('discard')}
      </button>
    </>
  )
}
