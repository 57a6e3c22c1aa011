import { chatLimits, type Message, type ReplyHabit } from '@tradefloor/contract'
import {
  addedToDraft,
  ClosedNote,
  Composer,
  ConnectionNotes,
  ConversationFlow,
  ConversationRow,
  conversationTexts,
  flowRows,
  Loading,
  NotifyOffer,
  SkeletonBlock,
  TalkActions,
  type Thing,
  useLeaveQuestion,
  useText,
} from '@tradefloor/ui'
import { type ReactNode, useRef } from 'react'
import { pageTexts } from '../../shared/page/texts.ts'
import { useViewer } from '../../shared/pictures/use-viewer.tsx'
import { AboutProduct } from './about-product.tsx'
import { HoursLine } from './hours-line.tsx'
import { MessageContent } from './message-content.tsx'
import { QuickQuestions } from './quick-questions.tsx'
import { chatTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

interface ConversationProps {
  talk: Talk
  /** Whom one talks to. */
  name: string
  reply: ReplyHabit
  device: 'desktop' | 'phone'
  /** Goes with the next message: what the visitor came from. */
  about?: Thing | undefined
  /** It was sent, or is not to be. */
  onAbout: () => void
  /** Other things to send. */
  tools?: ReactNode
}

/** What was said, and the box to say more. It fills the panel or sheet it stands in. */
export function Conversation({ talk, name, reply, device, about, onAbout, tools }: ConversationProps) {
  const t = useText(chatTexts)
  const shared = useText(conversationTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  const { follow, question } = useLeaveQuestion()
  const { messages, pending, draft, blocked, isClosed } = talk
  const withPicture = messages.filter(({ picture }) => picture !== null)
  const pictures = withPicture.map(({ picture }) => picture?.url ?? '')
  const { open, viewer } = useViewer(pictures, shared('conversation', { name }))
  const openPicture = async (message: Message) => {
    await talk.renew(message)
    open(withPicture.findIndex(({ sequence }) => sequence === message.sequence))
  }
  const rows = flowRows(messages, pending)
  const isOver = blocked !== null || isClosed
  const closedTexts = {
    closed: t('closed'),
    blockedByYou: t('blockedByYou'),
    blockedByPeer: t('blockedByPeer'),
  }
  const write = (text: string) => {
    talk.setDraft(addedToDraft(draft, text))
    box.current?.focus()
  }
  const send = (text: string) => {
    talk.send({ text, ...(about && { exhibition_product_id: about.id }) })
    if (about) onAbout()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <HoursLine
        reply={blocked === null ? reply : undefined}
        actions={
          talk.id !== undefined && (
            <TalkActions
              guard={talk.guard}
              isBlocked={blocked === 'own'}
              block={t('block')}
              blockTitle={t('blockTitle')}
              className="hover:bg-white pointer-coarse:-my-2"
            />
          )
        }
      />
      <ConversationFlow
        name={name}
        shown={talk}
        rows={rows}
        loading={talk.isLoading && <LoadingTalk talk={talk} />}
        beginning={
          !talk.isLoading &&
          !talk.hasOlder &&
          rows.length === 0 && (
            <p className="m-auto max-w-70 py-8 text-center text-13 text-ink-3">{t('beginning')}</p>
          )
        }
      >
        {(row) => (
          <ConversationRow
            key={row.key}
            row={row}
            peerRead={talk.peerRead}
            you={t('you')}
            isOffline={talk.status === 'offline'}
            onFollow={follow}
            onRetry={talk.retry}
            onDiscard={talk.discard}
            content={(message) => (
              <MessageContent
                message={message}
                device={device}
                onFollow={follow}
                onPicture={() => openPicture(message)}
                onMissing={() => void talk.renew(message)}
              />
            )}
          />
        )}
      </ConversationFlow>
      <div className="shrink-0 border-t border-line bg-white px-4 pt-3 pb-[calc(12px+var(--safe-bottom))] low-sheet:pt-2 low-sheet:pb-[calc(8px+var(--safe-bottom))]">
        {!isOver && messages.some(({ own }) => own) && (
          <div className="low-sheet:hidden">
            <NotifyOffer yes={t('notifyYes')} />
          </div>
        )}
        {isOver ? (
          <ClosedNote
            isClosed={isClosed}
            blocked={blocked}
            texts={closedTexts}
            onUnblock={talk.guard.unblock}
          />
        ) : (
          <>
            <ConnectionNotes
              status={talk.status}
              isUnkept={talk.isUnkept}
              texts={{ offline: t('offline'), unkept: t('unkept') }}
              className="mb-2"
            />
            <QuickQuestions onChoose={write} />
            <div>
              {about && <AboutProduct product={about} onRemove={onAbout} />}
              <Composer
                ref={box}
                value={draft}
                onChange={talk.setDraft}
                onSend={send}
                label={t('box')}
                placeholder={t('placeholder')}
                most={chatLimits.text}
                tools={tools}
                inOneRow={device === 'phone'}
              />
            </div>
          </>
        )}
      </div>
      {question}
      {viewer}
    </div>
  )
}

function LoadingTalk({ talk }: { talk: Talk }) {
  const t = useText(chatTexts)
  const common = useText(pageTexts)
  if (talk.status === 'offline')
    return <p className="m-auto max-w-70 py-8 text-center text-13 text-ink-3">{t('notHere')}</p>
  if (talk.problem) return null
  return (
    <Loading label={common('loading')}>
      <SkeletonBlock className="mt-4 ml-auto h-11 w-3/5 rounded-card!" />
      <SkeletonBlock className="mt-3 h-16 w-2/3 rounded-card!" />
    </Loading>
  )
}
