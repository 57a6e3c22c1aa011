import type { Thread } from '@tradefloor/contract'
import { addressOf, boothPanels, type Spot } from '@tradefloor/rules'
import { Avatar, inLanguage, shortTimeOfTalk, Tag, useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { talksTexts } from './texts.ts'

interface TalksListProps {
  threads: readonly Thread[]
  device: 'desktop' | 'phone'
  /** Which one is open. */
  current?: number
}

/** Everybody the visitor talks to, the newest first. */
export function TalksList({ threads, device, current }: TalksListProps) {
  const t = useText(talksTexts)
  const { language } = useLanguage()
  const spot: Spot = boothPanels.chat[device]
  const saidIn = ({ own, text, picture, product }: NonNullable<Thread['last']>) => {
    const said = text || t(picture ? 'picture' : product ? 'product' : 'document')
    return own ? t('own', { text: said }) : said
  }
  return (
    <ul>
      {threads.map((thread) => {
        const company = inLanguage({ zh: thread.peer.company.cn, en: thread.peer.company.en }, language).text
        const name =
          inLanguage({ zh: thread.peer.name.cn, en: thread.peer.name.en }, language).text || company
        return (
          <li key={thread.thread_id}>
            <Link
              to={addressOf(spot, {
                company_id: String(thread.company_id),
                exhibition_id: String(thread.exhibition_id),
              })}
              aria-current={thread.thread_id === current || undefined}
              className="flex min-h-18 items-center gap-3 border-b border-line px-4 py-3 hover:bg-sand-2 aria-current:bg-harbour-light"
            >
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2">
                  <span className="min-w-0 flex-1 truncate font-bold">{name}</span>
                  <span className="shrink-0 text-12 text-ink-3">
                    {shortTimeOfTalk(thread.changed_at, Date.now(), language)}
                  </span>
                </span>
                <span className="flex items-center gap-2 text-12 text-ink-3">
                  {name !== company && <span className="min-w-0 truncate">{company}</span>}
                  {thread.closed && (
                    <Tag tone="soon" className="shrink-0">
                      {t('closed')}
                    </Tag>
                  )}
                </span>
                <span className="flex items-center gap-2">
                  <span className="min-w-0 flex-1 truncate text-13 text-ink-2">
                    {thread.last && saidIn(thread.last)}
                  </span>
                  {thread.unread > 0 && (
                    <span className="min-w-5 shrink-0 rounded-pill bg-coral-fill px-1.5 text-center text-12 text-white">
                      <span aria-hidden>{thread.unread}</span>
                      <span className="sr-only">{t('unread', { count: thread.unread })}</span>
                    </span>
                  )}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
