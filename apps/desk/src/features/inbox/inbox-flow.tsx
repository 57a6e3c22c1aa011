import type { Message } from '@tradefloor/contract'
import { ConversationFlow, ConversationRow, flowRows, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { InboxMessage } from './inbox-message.tsx'
import type { VisitorTalk } from './use-inbox-talk.ts'

interface InboxFlowProps {
  talk: VisitorTalk
  onFollow: (href: string) => void
  onPicture: (message: Message) => void
}

/** What was said, and what is on its way. */
export function InboxFlow({ talk, onFollow, onPicture }: InboxFlowProps) {
  const { messenger } = talk
  return (
    <ConversationFlow
      name={talk.name}
      shown={talk}
      rows={flowRows(talk.messages, talk.pending)}
      loading={talk.isLoading && !talk.problem && <LoadingTalk />}
    >
      {(row) => (
        <ConversationRow
          key={row.key}
          row={row}
          peerRead={talk.peerRead}
          onFollow={onFollow}
          onRetry={messenger.retry}
          onDiscard={messenger.discard}
          content={(message) => (
            <InboxMessage
              message={message}
              onFollow={onFollow}
              onPicture={() => onPicture(message)}
              onMissing={() => void messenger.renew(message)}
            />
          )}
        />
      )}
    </ConversationFlow>
  )
}

function LoadingTalk() {
  const t = useText(inboxTexts)
  return (
    <Loading label={t('loading')}>
      <SkeletonBlock className="mt-4 h-11 w-3/5 rounded-card!" />
      <SkeletonBlock className="mt-3 ml-auto h-16 w-2/3 rounded-card!" />
    </Loading>
  )
}
