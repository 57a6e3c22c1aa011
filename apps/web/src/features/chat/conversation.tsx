import { chatLimits, type Message, type ReplyHabit } from '@tradefloor/contract'
import {
  addedToDraft,
  Composer,
  ErrorRow,
  flowRows,
  Loading,
  MessageFlow,
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
import { FlowRowView } from './flow-row.tsx'
import { HoursLine } from './hours-line.tsx'
import { QuickQuestions } from './quick-questions.tsx'
import { Standing } from './standing.tsx'
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
  const common = useText(pageTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  const { follow, question } = useLeaveQuestion({
    title: t('leaveTitle'),
    text: (host) => t('leaveText', { host }),
    yes: t('leaveYes'),
    no: t('leaveNo'),
  })
  const { messages, pending, draft, blocked, isClosed } = talk
  const withPicture = messages.filter(({ picture }) => picture !== null)
  const pictures = withPicture.map(({ picture }) => picture?.url ?? '')
  const { open, viewer } = useViewer(pictures, t('conversation', { name }))
  const openPicture = async (message: Message) => {
    await talk.renew(message)
    open(withPicture.findIndex(({ sequence }) => sequence === message.sequence))
  }
  const rows = flowRows(messages, pending)
  const last = rows.at(-1)
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
      <MessageFlow
        label={t('conversation', { name })}
        oldest={rows[0]?.key ?? ''}
        newest={last?.key ?? ''}
        isOwnNewest={last?.kind === 'waiting'}
        onOlder={talk.hasOlder && !talk.isLoadingOlder && !talk.problem ? talk.loadOlder : undefined}
        onNewer={talk.hasNewer && !talk.isLoadingNewer && !talk.problem ? talk.loadNewer : undefined}
        onNewest={talk.hasNewer ? talk.goToNewest : undefined}
        onAtEnd={talk.see}
        toNewest={t('toNewest')}
        top={
          <>
            {talk.isLoading && talk.status === 'offline' && (
              <p className="m-auto max-w-70 py-8 text-center text-13 text-ink-3">{t('notHere')}</p>
            )}
            {talk.isLoading && talk.status !== 'offline' && !talk.problem && (
              <Loading label={common('loading')}>
                <SkeletonBlock className="mt-4 ml-auto h-11 w-3/5 rounded-card!" />
                <SkeletonBlock className="mt-3 h-16 w-2/3 rounded-card!" />
              </Loading>
            )}
            {talk.isLoadingOlder && (
              <p role="status" className="py-2 text-center text-12 text-ink-3">
                {t('loadingOlder')}
              </p>
            )}
            {talk.problem && (
              <ErrorRow
                title={talk.problem}
                retryText={common('retry')}
                onRetry={talk.loadOlder}
                className="mt-3"
              />
            )}
            {!talk.isLoading && !talk.hasOlder && rows.length === 0 && (
              <p className="m-auto max-w-70 py-8 text-center text-13 text-ink-3">{t('beginning')}</p>
            )}
          </>
        }
      >
        {rows.map((row) => (
          <FlowRowView
            key={row.key}
            row={row}
            talk={talk}
            device={device}
            onFollow={follow}
            onPicture={openPicture}
          />
        ))}
      </MessageFlow>
      <div className="shrink-0 border-t border-line bg-white px-4 pt-3 pb-[calc(12px+var(--safe-bottom))] low-sheet:pt-2 low-sheet:pb-[calc(8px+var(--safe-bottom))]">
        {blocked === null && messages.some(({ own }) => own) && !isClosed && (
          <div className="low-sheet:hidden">
            <NotifyOffer yes={t('notifyYes')} no={t('notifyNo')} />
          </div>
        )}
        <Standing
          status={talk.status}
          isUnkept={talk.isUnkept}
          blocked={blocked}
          isClosed={isClosed}
          onUnblock={talk.guard.unblock}
        />
        {blocked === null && !isClosed && (
          <>
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
                sendText={t('send')}
                hint={t('hint')}
                most={chatLimits.text}
                tooLong={(over) => t('tooLong', { over })}
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
