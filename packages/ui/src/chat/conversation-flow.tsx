import type { ReactNode } from 'react'
import { ErrorRow } from '../error-row.tsx'
import { useText } from '../language/language-provider.tsx'
import { MessageFlow } from './message-flow.tsx'
import { conversationTexts } from './texts.ts'

/** What is shown of a conversation, and how more of it comes. */
interface ShownConversation {
  hasOlder: boolean
  hasNewer: boolean
  isLoadingOlder: boolean
  isLoadingNewer: boolean
  problem: string | undefined
  loadOlder: () => void
  loadNewer: () => void
  goToNewest: () => void
  see: (isAtEnd: boolean) => void
}

interface ConversationFlowProps<Row> {
  /** Whom one talks to. */
  name: string
  shown: ShownConversation
  rows: readonly Row[]
  /** Above the messages while none are there. */
  loading?: ReactNode
  beginning?: ReactNode
  children: (row: Row) => ReactNode
}

/** The messages of a conversation, which come page by page as one looks back. */
export function ConversationFlow<Row extends { key: string; kind: string }>({
  name,
  shown,
  rows,
  loading,
  beginning,
  children,
}: ConversationFlowProps<Row>) {
  const t = useText(conversationTexts)
  const { hasOlder, hasNewer, isLoadingOlder, isLoadingNewer, problem } = shown
  const last = rows.at(-1)
  return (
    <MessageFlow
      label={t('conversation', { name })}
      oldest={rows[0]?.key ?? ''}
      newest={last?.key ?? ''}
      isOwnNewest={last?.kind === 'waiting'}
      onOlder={hasOlder && !isLoadingOlder && !problem ? shown.loadOlder : undefined}
      onNewer={hasNewer && !isLoadingNewer && !problem ? shown.loadNewer : undefined}
      onNewest={hasNewer ? shown.goToNewest : undefined}
      onAtEnd={shown.see}
      toNewest={t('toNewest')}
      top={
        <>
          {loading}
          {isLoadingOlder && (
            <p role="status" className="py-2 text-center text-12 text-ink-3">
              {t('loadingOlder')}
            </p>
          )}
          {problem && (
            <ErrorRow title={problem} retryText={t('retry')} onRetry={shown.loadOlder} className="mt-3" />
          )}
          {beginning}
        </>
      }
    >
      {rows.map(children)}
    </MessageFlow>
  )
}
