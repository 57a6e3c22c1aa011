import { classNames, useText } from '@tradefloor/ui'
import { MessagesSquare } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { useMessenger } from '../../domains/chat/messenger-context.tsx'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { usePerson } from '../../domains/session/use-person.ts'
import { useFocusOnChange } from '../../shared/use-focus-on-change.ts'
import { type Choice, choices } from './choices.ts'
import { InboxTalk } from './inbox-talk.tsx'
import { ThreadList } from './thread-list.tsx'

/** Beside each other on a wide screen; on a narrow one the list, or the conversation that was opened. */
export default function InboxPage() {
  const t = useText(inboxTexts)
  usePageTitle(t('title'))
  const messenger = useMessenger()
  const isUnknownWho = usePerson().isError && !messenger
  const [query, setQuery] = useSearchParams()
  const choice: Choice = choices.find((one) => one === query.get('show')) ?? 'unanswered'
  const id = Number(useParams().thread)
  const isOpen = Number.isSafeInteger(id) && id > 0
  const { list, entry } = useFocusOnChange(isOpen ? id : undefined)
  return (
    <div className="flex h-[calc(100dvh-var(--desk-bars))] min-h-0 [--desk-bars:calc(56px+var(--h-tabbar)+var(--safe-top)+var(--safe-bottom))] lg:[--desk-bars:0px]">
      <div
        ref={list}
        tabIndex={-1}
        className={classNames(
          'surface flex min-h-0 w-full flex-col outline-none border-line lg:w-84 lg:shrink-0 lg:border-r',
          // It has the way to ask again.
          isOpen && !isUnknownWho && 'max-lg:hidden',
        )}
      >
        <ThreadList choice={choice} onChoose={(show) => setQuery({ show }, { replace: true })} />
      </div>
      <div
        ref={entry}
        tabIndex={-1}
        className={classNames(
          'flex min-w-0 flex-1 flex-col outline-none',
          (!isOpen || isUnknownWho) && 'max-lg:hidden',
        )}
      >
        {/* That of the list is hidden on a narrow screen. */}
        <h1 className="sr-only lg:hidden">{t('title')}</h1>
        {isOpen && messenger ? (
          <InboxTalk key={id} messenger={messenger} id={id} />
        ) : (
          <div className="m-auto grid justify-items-center gap-3 text-ink-3">
            <MessagesSquare size={40} strokeWidth={1.5} aria-hidden />
            <p>{t('choose')}</p>
          </div>
        )}
      </div>
    </div>
  )
}
