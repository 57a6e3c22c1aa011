import type { Message } from '@tradefloor/contract'
import { ConversationFlow, ConversationRow, flowRows, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { pageTexts } from '../../shared/page/texts.ts'
import { MessageContent } from './message-content.tsx'
import { chatTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

interface TalkFlowProps {
  talk: Talk
  /** Whom one talks to. */
  name: string
  device: 'desktop' | 'phone'
  onFollow: (href: string) => void
  onPicture: (message: Message) => void
}

/** What was said, what is on its way, and what stands there as long as nothing was. */
export function TalkFlow({ talk, name, device, onFollow, onPicture }: TalkFlowProps) {
  const t = useText(chatTexts)
  const rows = flowRows(talk.messages, talk.pending)
  const isBeginning = !talk.isLoading && !talk.hasOlder && rows.length === 0
  return (
    <ConversationFlow
      name={name}
      shown={talk}
      rows={rows}
      loading={talk.isLoading && <LoadingTalk talk={talk} />}
      beginning={isBeginning && <QuietNote>{t('beginning')}</QuietNote>}
    >
      {(row) => (
        <ConversationRow
          key={row.key}
          row={row}
          peerRead={talk.peerRead}
          you={t('you')}
          isOffline={talk.status === 'offline'}
          onFollow={onFollow}
          onRetry={talk.retry}
          onDiscard={talk.discard}
          content={(message) => (
            <MessageContent
              message={message}
              device={device}
              onFollow={onFollow}
              onPicture={() => onPicture(message)}
              onMissing={() => void talk.renew(message)}
            />
          )}
        />
      )}
    </ConversationFlow>
  )
}

function LoadingTalk({ talk }: { talk: Talk }) {
  const t = useText(chatTexts)
  const common = useText(pageTexts)
  if (talk.status === 'offline') return <QuietNote>{t('notHere')}</QuietNote>
  if (talk.problem) return null
  return (
    <Loading label={common('loading')}>
      <SkeletonBlock className="mt-4 ml-auto h-11 w-3/5 rounded-card!" />
      <SkeletonBlock className="mt-3 h-16 w-2/3 rounded-card!" />
    </Loading>
  )
}

/** Words in place of messages. */
function QuietNote({ children }: { children: string }) {
  return <p className="m-auto max-w-70 py-8 text-center text-13 text-ink-3">{children}</p>
}
