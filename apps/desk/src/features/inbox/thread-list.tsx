import type { Thread } from '@tradefloor/contract'
import { Button, EmptyState, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { useInbox, useMessenger } from '../../domains/chat/messenger-context.tsx'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { usePerson } from '../../domains/session/use-person.ts'
import { FilterPill } from '../../shared/filter-pill.tsx'
import { type Choice, choices, chosen, countOf } from './choices.ts'
import { ConnectionLine } from './connection-line.tsx'
import { ThreadRow } from './thread-row.tsx'
import { useLoadOn } from './use-load-on.ts'
import { useNow } from './use-now.ts'

const empty = {
  unanswered: { title: 'nothingWaits', hint: 'nothingWaitsHint' },
  mine: { title: 'nothingMine', hint: 'nothingMineHint' },
  all: { title: 'nothing', hint: 'nothingHint' },
} as const

interface ThreadListProps {
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** The conversations of the company: who waits first. */
export function ThreadList({ choice, onChoose }: ThreadListProps) {
  const t = useText(inboxTexts)
  const messenger = useMessenger()
  const inbox = useInbox()
  const person = usePerson()
  const now = useNow()
  const threads = (inbox?.conversations ?? []).flatMap(({ about }) => about ?? [])
  const shown = chosen(threads, choice)
  const nothing = threads.length === 0 ? empty.all : empty[choice]
  const isWhole = inbox?.listed[choice] === 'whole'
  const { busy, problem, load } = useLoadOn(choice, shown.length)
  return (
    <>
      <header className="px-4 pt-5">
        <h1 className="text-20 font-bold">{t('title')}</h1>
        <fieldset className="-mx-4 flex gap-2 overflow-x-auto px-4 py-3">
          <legend className="sr-only">{t('show')}</legend>
          {choices.map((one) => (
            <FilterPill key={one} size={32} isChosen={one === choice} onChoose={() => onChoose(one)}>
              {t(one, { count: countOf(inbox?.listed[one] ?? 'none', chosen(threads, one).length) })}
            </FilterPill>
          ))}
        </fieldset>
        {messenger && <ConnectionLine messenger={messenger} className="pb-3" />}
      </header>
      {!inbox && person.error ? (
        <ErrorRow
          title={person.error.message}
          retryText={t('retry')}
          onRetry={() => void person.refetch()}
          busy={person.isFetching}
          className="mx-4"
        />
      ) : !inbox?.isListed || (shown.length === 0 && !isWhole && !problem) ? (
        <Loading label={t('loading')} className="grid gap-3 px-4">
          {[0, 1, 2].map((row) => (
            <SkeletonBlock key={row} className="h-16 w-full rounded-card!" />
          ))}
        </Loading>
      ) : (
        <ul className="min-h-0 flex-1 overflow-y-auto border-t border-line">
          {shown.map((thread: Thread) => (
            <li key={thread.thread_id}>
              <ThreadRow thread={thread} now={now} search={`?show=${choice}`} />
            </li>
          ))}
          {shown.length === 0 && isWhole && (
            <li>
              <EmptyState title={t(nothing.title)} hint={t(nothing.hint)} />
            </li>
          )}
          {problem && (
            <li className="p-3">
              <ErrorRow title={problem} retryText={t('retry')} onRetry={load} />
            </li>
          )}
          {!isWhole && !problem && (
            <li className="p-3 text-center">
              <Button size={32} busy={busy} onClick={load}>
                {t('more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}
