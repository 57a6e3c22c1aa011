import type { Thread } from '@tradefloor/contract'
import { Avatar, classNames, inLanguage, shortTimeOfTalk, Tag, useLanguage, useText } from '@tradefloor/ui'
import { Timer } from 'lucide-react'
import { NavLink } from 'react-router'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { places } from '../../shared/addresses.ts'
import { waitOf } from './waiting.ts'

/** One conversation in the list: who, since when they wait, what was said last. */
export function ThreadRow({ thread, now, search }: { thread: Thread; now: number; search: string }) {
  const t = useText(inboxTexts)
  const { language } = useLanguage()
  const { peer, last, unread, waiting_since } = thread
  const name = inLanguage({ zh: peer.name.cn, en: peer.name.en }, language).text
  const company = inLanguage({ zh: peer.company.cn, en: peer.company.en }, language).text
  const wait = waiting_since === null ? undefined : waitOf(waiting_since, now)
  const thing =
    last && (last.picture ? t('picture') : last.product ? t('product') : last.document && t('document'))
  const said = last ? [thing, last.text].filter(Boolean).join(' ') : ''
  return (
    <NavLink
      to={`${places.inbox}/${thread.thread_id}${search}`}
      className={({ isActive }) =>
        classNames(
          'flex min-h-20 items-center gap-3 border-b border-l-3 border-line px-4 py-3 [--ring-offset:-3px]',
          isActive ? 'border-l-harbour bg-harbour-light' : 'border-l-transparent hover:bg-sand-2',
        )
      }
    >
      <span className="relative h-10 shrink-0">
        <Avatar name={name} />
        {peer.online && (
          <span className="absolute right-0 bottom-0 size-3 rounded-pill border-2 border-white bg-leaf-dot">
            <span className="sr-only">{t('here')}</span>
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate font-bold">{name}</span>
          {wait ? (
            <Tag tone={wait.tone}>
              <Timer size={12} strokeWidth={2} aria-hidden />
              {wait.text === 'waitsNow' ? t('waitsNow') : waitText(t, wait)}
            </Tag>
          ) : (
            <span className="shrink-0 text-12 text-ink-3">
              {shortTimeOfTalk(thread.changed_at, now, language)}
            </span>
          )}
        </span>
        <span className="flex items-center gap-2 text-12 text-ink-3">
          <span className="min-w-0 truncate">{company}</span>
          {thread.closed && <Tag tone="soon">{t('closedMark')}</Tag>}
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-13 text-ink-2">
            {last?.own ? t('you', { text: said }) : said}
          </span>
          {unread > 0 && (
            <span className="min-w-5 shrink-0 rounded-pill bg-coral-fill px-1.5 text-center text-12 font-bold text-white">
              <span aria-hidden>{unread}</span>
              <span className="sr-only">{t('unread', { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </NavLink>
  )
}

type Words = ReturnType<typeof useText<(typeof inboxTexts)['zh']>>

function waitText(t: Words, wait: Exclude<ReturnType<typeof waitOf>, { text: 'waitsNow' }>): string {
  if (wait.text === 'waits') return t('waits', wait.values)
  return wait.text === 'waitsHours' ? t('waitsHours', wait.values) : t('waitsDays', wait.values)
}
