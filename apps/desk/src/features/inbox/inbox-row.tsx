import type { Pending } from '@tradefloor/client/messaging'
import type { Message } from '@tradefloor/contract'
import { priceText } from '@tradefloor/rules'
import {
  AttachedPicture,
  AttachedThing,
  DayLine,
  dayOfTalk,
  type FlowRow,
  hourOfTalk,
  inLanguage,
  LinkedText,
  MessageBubble,
  UnsentNote,
  useLanguage,
  useText,
  WaitingContent,
} from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { inboxTexts } from '../../domains/chat/texts.ts'

interface InboxRowProps {
  row: FlowRow<Message, Pending>
  /** How far the visitor has read. */
  peerRead: number
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
  onFollow: (href: string) => void
  /** Asks for a message again, because the address of its picture has ended. */
  onRenew: (message: Message) => Promise<void>
  onPicture: (message: Message) => void
}

/** One row of a conversation, as the company's people see it: each of their answers says whose it is. */
export function InboxRow({ row, peerRead, onRetry, onDiscard, onFollow, onRenew, onPicture }: InboxRowProps) {
  const t = useText(inboxTexts)
  const { language } = useLanguage()
  if (row.kind === 'day') return <DayLine text={dayOfTalk(row.time, Date.now(), language)} />
  if (row.kind === 'message') {
    const { message, isFirst, isLast } = row
    const { own, time, userName, sequence, picture, text } = message
    return (
      <MessageBubble
        own={own}
        name={userName}
        isFirst={isFirst}
        bare={picture !== null && !text}
        note={
          isLast &&
          [hourOfTalk(time), own && userName, own && t(sequence <= peerRead ? 'read' : 'stored')]
            .filter(Boolean)
            .join(' · ')
        }
      >
        <Things message={message} onFollow={onFollow} onRenew={onRenew} onPicture={onPicture} />
      </MessageBubble>
    )
  }
  const { client_id, parts, state, mes } = row.waiting
  return (
    <MessageBubble
      own
      name=""
      isFirst={row.isFirst}
      failed={state === 'failed'}
      note={
        state === 'failed' ? (
          <UnsentNote
            text={t('failed')}
            reason={mes}
            retryText={t('retry')}
            discardText={t('discard')}
            onRetry={() => onRetry(client_id)}
            onDiscard={() => onDiscard(client_id)}
          />
        ) : (
          t(state)
        )
      }
    >
      <WaitingContent parts={parts} onFollow={onFollow} />
    </MessageBubble>
  )
}

function Things({
  message,
  onFollow,
  onRenew,
  onPicture,
}: { message: Message } & Pick<InboxRowProps, 'onFollow' | 'onRenew' | 'onPicture'>) {
  const t = useText(inboxTexts)
  const { language } = useLanguage()
  const { own, text, picture, product, document, gone } = message
  const named = ({ cn, en }: { cn: string; en: string }) => inLanguage({ zh: cn, en }, language).text
  const outside = (href: string) => (className: string, children: ReactNode) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
  return (
    <>
      {picture && (
        <AttachedPicture
          src={picture.url}
          width={picture.width}
          height={picture.height}
          label={t('pictureKind')}
          onOpen={() => onPicture(message)}
          onMissing={() => void onRenew(message)}
        />
      )}
      {product && (
        <AttachedThing
          name={named(product.name)}
          kind={t('productKind')}
          note={priceText(product, language)}
          image={product.image}
          own={own}
          link={outside(
            `/area/ztDetail/detail?company_id=${product.company_id}&exhibition_id=${product.exhibition_id}&exhibition_product_id=${product.exhibition_product_id}`,
          )}
        />
      )}
      {document && (
        <AttachedThing
          name={named(document.name)}
          kind={t('documentKind')}
          own={own}
          link={outside(document.url)}
        />
      )}
      {gone && <p className="text-13 italic">{t('gone')}</p>}
      {text && <LinkedText text={text} onFollow={onFollow} />}
    </>
  )
}
