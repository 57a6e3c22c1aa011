import { attachables, type Messenger, type To } from '@tradefloor/client/messaging'
import { blockThread, chatLimits, reportThread } from '@tradefloor/contract'
import {
  addedToDraft,
  ClosedNote,
  Composer,
  ConversationFlow,
  ConversationRow,
  flowRows,
  Loading,
  NotifyOffer,
  SendTools,
  SkeletonBlock,
  useConversation,
  useLeaveQuestion,
  useTalkGuard,
  useText,
} from '@tradefloor/ui'
import { useMemo, useRef } from 'react'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { useDesk } from '../../shared/desk-context.tsx'
import { AnswerMenu } from './answer-menu.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { InboxMessage } from './inbox-message.tsx'
import { NotThere } from './not-there.tsx'
import { TalkHead } from './talk-head.tsx'
import { useTalkPictures } from './use-talk-pictures.tsx'
import { CardAside, useVisitorCard } from './visitor-card.tsx'

/** One conversation with a visitor, and the box to answer. */
export function InboxTalk({ messenger, id }: { messenger: Messenger; id: number }) {
  const t = useText(inboxTexts)
  const { client, nameless } = useDesk()
  const to = useMemo<To>(() => ({ thread_id: id }), [id])
  const { conversation, ...showing } = useConversation(messenger, to)
  const box = useRef<HTMLTextAreaElement>(null)
  const { follow, question } = useLeaveQuestion()
  const { about, messages, pending, draft } = conversation
  const card = useVisitorCard(id, about?.peer)
  const guard = useTalkGuard({
    setBlocked: (blocked) => client.call(blockThread, { params: { id }, body: { blocked } }),
    onBlocked: (blocked) => about && messenger.know({ ...about, blocked: blocked ? 'own' : null }),
    report: (reason) => client.call(reportThread, { params: { id }, body: { reason } }),
  })
  const rows = flowRows(messages, pending)
  const insert = (answer: string) => {
    messenger.setDraft(to, addedToDraft(draft, answer))
    box.current?.focus()
  }
  const name = about?.peer.name.cn ?? ''
  const { openPicture, viewer } = useTalkPictures(messages, name, messenger.renew)
  if (conversation.isMissing) return <NotThere />
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        {about && <TalkHead thread={about} messenger={messenger} card={card} guard={guard} />}
        <ConversationFlow
          name={name}
          shown={{ ...conversation, ...showing }}
          rows={rows}
          loading={
            conversation.isLoading &&
            !showing.problem && (
              <Loading label={t('loading')}>
                <SkeletonBlock className="mt-4 h-11 w-3/5 rounded-card!" />
                <SkeletonBlock className="mt-3 ml-auto h-16 w-2/3 rounded-card!" />
              </Loading>
            )
          }
        >
          {(row) => (
            <ConversationRow
              key={row.key}
              row={row}
              peerRead={conversation.peerRead}
              onFollow={follow}
              onRetry={messenger.retry}
              onDiscard={messenger.discard}
              content={(message) => (
                <InboxMessage
                  message={message}
                  onFollow={follow}
                  onPicture={() => openPicture(message)}
                  onMissing={() => void messenger.renew(message)}
                />
              )}
            />
          )}
        </ConversationFlow>
        <div className="surface shrink-0 border-t border-line px-4 py-3">
          {about?.closed || about?.blocked ? (
            <ClosedNote
              isClosed={about.closed}
              blocked={about.blocked}
              texts={{
                closed: t('closed'),
                blockedByYou: t('blockedByYou'),
                blockedByPeer: t('blockedByPeer'),
              }}
              onUnblock={guard.unblock}
            />
          ) : (
            <>
              <ConnectionLine messenger={messenger} className="mb-2" />
              {messages.some(({ own }) => own) && <NotifyOffer yes={t('notifyYes')} />}
              <Composer
                ref={box}
                value={draft}
                onChange={(text) => messenger.setDraft(to, text)}
                onSend={(text) => messenger.send(to, { text })}
                label={t('box')}
                placeholder={t('placeholder')}
                most={chatLimits.text}
                tools={
                  <>
                    {about && (
                      <SendTools
                        {...attachables(client, about, nameless)}
                        onSend={(thing) => messenger.send(to, thing)}
                      />
                    )}
                    <AnswerMenu language={about?.language ?? 'zh'} onChoose={insert} />
                  </>
                }
                inOneRow="narrow"
              />
            </>
          )}
        </div>
        {question}
        {viewer}
      </div>
      {card && <CardAside card={card} />}
    </div>
  )
}
