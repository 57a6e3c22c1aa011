import type { Pending } from '@tradefloor/client/messaging'
import type { Message } from '@tradefloor/contract'
import {
  DayLine,
  dayOfTalk,
  type FlowRow,
  hourOfTalk,
  MessageBubble,
  UnsentNote,
  useLanguage,
  useText,
  WaitingContent,
} from '@tradefloor/ui'
import { MessageContent } from './message-content.tsx'
import { chatTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

interface FlowRowProps {
  row: FlowRow<Message, Pending>
  talk: Pick<Talk, 'peerRead' | 'status' | 'retry' | 'discard' | 'renew'>
  device: 'desktop' | 'phone'
  onFollow: (href: string) => void
  onPicture: (message: Message) => void
}

/** One row of a conversation. */
export function FlowRowView({ row, talk, device, onFollow, onPicture }: FlowRowProps) {
  const t = useText(chatTexts)
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
        <MessageContent
          message={message}
          device={device}
          onFollow={onFollow}
          onPicture={() => onPicture(message)}
          onMissing={() => void talk.renew(message)}
        />
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
          t(waiting.state === 'sending' && talk.status === 'offline' ? 'waiting' : waiting.state)
        ) : (
          <UnsentNote
            text={t('failed')}
            reason={waiting.mes}
            retryText={t('retry')}
            discardText={t('discard')}
            onRetry={() => talk.retry(waiting.client_id)}
            onDiscard={() => talk.discard(waiting.client_id)}
          />
        )
      }
    >
      <WaitingContent parts={waiting.parts} onFollow={onFollow} />
    </MessageBubble>
  )
}
