import type { Messenger } from '@tradefloor/client/messaging'
import type { DeskCard, Thread } from '@tradefloor/contract'
import {
  Avatar,
  hourOfTalk,
  IconButton,
  inLanguage,
  Tag,
  TalkActions,
  type TalkGuard,
  talkAction,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { ArrowLeft, IdCard } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { places } from '../../shared/addresses.ts'
import { ResponsibleButtons, ResponsibleItems } from './responsible-menu.tsx'
import { useNow } from './use-now.ts'
import { useResponsible } from './use-responsible.ts'
import { CardModal } from './visitor-card.tsx'

interface TalkHeadProps {
  thread: Thread
  messenger: Messenger
  /** What the visitor gave, if they did. */
  card: DeskCard | undefined
  guard: TalkGuard
}

/**
 * Whom one answers, what time it is at the fair, and whose conversation it is. One row: on a narrow screen everything
 * that can be done stands in one menu.
 */
export function TalkHead({ thread, messenger, card, guard }: TalkHeadProps) {
  const t = useText(inboxTexts)
  const { language } = useLanguage()
  const [query] = useSearchParams()
  const now = useNow()
  const responsible = useResponsible(thread, messenger)
  const [isCardOpen, setIsCardOpen] = useState(false)
  const { peer } = thread
  const name = inLanguage({ zh: peer.name.cn, en: peer.name.en }, language).text
  const company = inLanguage({ zh: peer.company.cn, en: peer.company.en }, language).text
  const fair = inLanguage({ zh: thread.exhibition.cn, en: thread.exhibition.en }, language).text
  return (
    <header className="surface flex shrink-0 items-center gap-x-3 border-b border-line px-4 py-2 lg:py-3">
      <Link
        to={`${places.inbox}?${query}`}
        aria-label={t('back')}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 lg:hidden"
      >
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      </Link>
      <span className="max-sm:hidden">
        <Avatar name={name} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-16 font-bold">
          <span className="min-w-0 truncate">{name}</span>
          {peer.online && <Tag tone="online">{t('here')}</Tag>}
        </h2>
        <p className="truncate text-13 text-ink-3">
          {responsible.state && <span className="text-harbour lg:hidden">{`${responsible.state} · `}</span>}
          {[company, fair, t('fairTime', { time: hourOfTalk(now, 'Asia/Shanghai') })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {card && (
        <span className="max-lg:hidden min-[1400px]:hidden">
          <IconButton
            label={t('card')}
            icon={<IdCard size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => setIsCardOpen(true)}
            className="text-harbour hover:bg-sand-2"
          />
        </span>
      )}
      <ResponsibleButtons responsible={responsible} />
      <TalkActions
        guard={guard}
        isBlocked={thread.blocked === 'own'}
        block={t('block')}
        blockTitle={t('blockTitle')}
        className="shrink-0 hover:bg-sand-2"
        others={(close) => (
          <div className="lg:hidden">
            {card && (
              <button
                type="button"
                className={talkAction}
                onClick={() => {
                  close()
                  setIsCardOpen(true)
                }}
              >
                <IdCard size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
                {t('card')}
              </button>
            )}
            <ResponsibleItems responsible={responsible} onDone={close} />
          </div>
        )}
      />
      {card && <CardModal card={card} open={isCardOpen} onClose={() => setIsCardOpen(false)} />}
    </header>
  )
}
