import { attachables, type Messenger, type To } from '@tradefloor/client/messaging'
import { blockThread, chatLimits, reportThread } from '@tradefloor/contract'
import {
  addedToDraft,
  Button,
  Composer,
  ErrorRow,
  flowRows,
  Loading,
  MessageFlow,
  NotifyOffer,
  SendTools,
  SkeletonBlock,
  useConversation,
  useLeaveQuestion,
  useTalkGuard,
  useText,
} from '@tradefloor/ui'
import { DoorClosed, ShieldOff } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { useDesk } from '../../shared/desk-context.tsx'
import { AnswerMenu } from './answer-menu.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { InboxRow } from './inbox-row.tsx'
import { NotThere } from './not-there.tsx'
import { TalkHead } from './talk-head.tsx'
import { useTalkPictures } from './use-talk-pictures.tsx'
import { CardAside, useVisitorCard } from './visitor-card.tsx'

/** One conversation with a visitor, and the box to answer. */
export function InboxTalk({ messenger, id }: { messenger: Messenger; id: number }) {
  const t = useText(inboxTexts)
  const { client, nameless } = useDesk()
  const to = useMemo<To>(() => ({ thread_id: id }), [id])
  const { conversation, isLoadingOlder, isLoadingNewer, problem, loadOlder, loadNewer, goToNewest, see } =
    useConversation(messenger, to)
  const box = useRef<HTMLTextAreaElement>(null)
  const { follow, question } = useLeaveQuestion({
    title: t('leaveTitle'),
    text: (host) => t('leaveText', { host }),
    yes: t('leaveYes'),
    no: t('leaveNo'),
  })
  const { about, messages, pending, draft, hasOlder, hasNewer, isLoading } = conversation
  const card = useVisitorCard(id, about?.peer)
  const guard = useTalkGuard({
    setBlocked: (blocked) => client.call(blockThread, { params: { id }, body: { blocked } }),
    onBlocked: (blocked) => about && messenger.know({ ...about, blocked: blocked ? 'own' : null }),
    report: (reason) => client.call(reportThread, { params: { id }, body: { reason } }),
  })
  const rows = flowRows(messages, pending)
  const last = rows.at(-1)
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
        <MessageFlow
          label={t('conversation', { name })}
          oldest={rows[0]?.key ?? ''}
          newest={last?.key ?? ''}
          isOwnNewest={last?.kind === 'waiting'}
          onOlder={hasOlder && !isLoadingOlder && !problem ? loadOlder : undefined}
          onNewer={hasNewer && !isLoadingNewer && !problem ? loadNewer : undefined}
          onNewest={hasNewer ? goToNewest : undefined}
          onAtEnd={see}
          toNewest={t('toNewest')}
          top={
            <>
              {isLoading && !problem && (
                <Loading label={t('loading')}>
                  <SkeletonBlock className="mt-4 h-11 w-3/5 rounded-card!" />
                  <SkeletonBlock className="mt-3 ml-auto h-16 w-2/3 rounded-card!" />
                </Loading>
              )}
              {isLoadingOlder && (
                <p role="status" className="py-2 text-center text-12 text-ink-3">
                  {t('loadingOlder')}
                </p>
              )}
              {problem && (
                <ErrorRow title={problem} retryText={t('retry')} onRetry={loadOlder} className="mt-3" />
              )}
            </>
          }
        >
          {rows.map((row) => (
            <InboxRow
              key={row.key}
              row={row}
              peerRead={conversation.peerRead}
              onRetry={messenger.retry}
              onDiscard={messenger.discard}
              onFollow={follow}
              onRenew={messenger.renew}
              onPicture={openPicture}
            />
          ))}
        </MessageFlow>
        <div className="surface shrink-0 border-t border-line px-4 py-3">
          {about?.closed ? (
            <p role="status" className="flex items-center gap-2 text-13 text-ink-2">
              <DoorClosed size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
              {t('closed')}
            </p>
          ) : about?.blocked ? (
            <p role="status" className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
              <ShieldOff size={16} strokeWidth={1.75} aria-hidden />
              {t(about.blocked === 'own' ? 'blockedByYou' : 'blockedByPeer')}
              {about.blocked === 'own' && (
                <Button size={32} onClick={guard.unblock}>
                  {t('unblock')}
                </Button>
              )}
            </p>
          ) : (
            <>
              <ConnectionLine messenger={messenger} className="mb-2" />
              {messages.some(({ own }) => own) && <NotifyOffer yes={t('notifyYes')} no={t('notifyNo')} />}
              <Composer
                ref={box}
                value={draft}
                onChange={(text) => messenger.setDraft(to, text)}
                onSend={(text) => messenger.send(to, { text })}
                label={t('box')}
                placeholder={t('placeholder')}
                sendText={t('send')}
                hint={t('hint')}
                most={chatLimits.text}
                tooLong={(over) => t('tooLong', { over })}
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
