import { useMutation } from '@tanstack/react-query'
import type { Messenger } from '@tradefloor/client/messaging'
import { type DeskCard, type Thread, takeThread } from '@tradefloor/contract'
import {
  Avatar,
  Button,
  hourOfTalk,
  inLanguage,
  MenuButton,
  Tag,
  TalkActions,
  type TalkGuard,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { ArrowLeft, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useDesk } from '../desk-context.tsx'
import { usePerson } from '../session/use-person.ts'
import { places } from '../shell/places.ts'
import { inboxMessages } from './messages.ts'
import { useNow } from './use-now.ts'
import { CardButton } from './visitor-card.tsx'

interface TalkHeadProps {
  thread: Thread
  messenger: Messenger
  /** What the visitor gave, if they did. */
  card: DeskCard | undefined
  guard: TalkGuard
}

/** Whom one answers, what time it is at the fair, and whose conversation it is. */
export function TalkHead({ thread, messenger, card, guard }: TalkHeadProps) {
  const t = useText(inboxMessages)
  const { language } = useLanguage()
  const [query] = useSearchParams()
  const now = useNow()
  const { peer } = thread
  const name = inLanguage({ zh: peer.name.cn, en: peer.name.en }, language).text
  const company = inLanguage({ zh: peer.company.cn, en: peer.company.en }, language).text
  const fair = inLanguage({ zh: thread.exhibition.cn, en: thread.exhibition.en }, language).text
  return (
    <header className="surface flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3">
      <Link
        to={`${places.inbox}?${query}`}
        aria-label={t('back')}
        className="-ml-2 grid size-11 place-items-center rounded-control text-ink-2 lg:hidden"
      >
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      </Link>
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-16 font-bold">
          <span className="min-w-0 truncate">{name}</span>
          {peer.online && <Tag tone="online">{t('here')}</Tag>}
        </h2>
        <p className="truncate text-13 text-ink-3">
          {[company, fair, t('fairTime', { time: hourOfTalk(now, 'Asia/Shanghai') })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {card && <CardButton card={card} />}
      <Responsible thread={thread} messenger={messenger} />
      <TalkActions
        guard={guard}
        isBlocked={thread.blocked === 'own'}
        block={t('block')}
        blockTitle={t('blockTitle')}
        className="hover:bg-sand-2"
      />
    </header>
  )
}

/** Whose it is, and the ways to change that: any of the company's people may answer, one is responsible. */
function Responsible({ thread, messenger }: { thread: Thread; messenger: Messenger }) {
  const t = useText(inboxMessages)
  const { client } = useDesk()
  const { language } = useLanguage()
  const notice = useNotice()
  const { data: person } = usePerson()
  const { taken_by: by } = thread
  const named = ({ cn, en }: { cn: string; en: string }) => inLanguage({ zh: cn, en }, language).text
  const give = useMutation({
    mutationFn: ({ uid }: { uid?: string | null; told: string }) =>
      client.call(takeThread, { params: { id: thread.thread_id }, body: uid === undefined ? {} : { uid } }),
    onSuccess: ({ data }, { told }) => {
      messenger.know(data)
      notice({ tone: 'success', text: told })
    },
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
  const item = 'flex min-h-11 w-full items-center rounded-row px-3 text-left hover:bg-sand-2'
  const colleagues = person?.colleagues ?? []
  return (
    <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
      {by && (
        <Tag tone={by.own ? 'replay' : 'soon'}>
          <UserRoundCheck size={12} strokeWidth={2} aria-hidden />
          {by.own ? t('takenByYou') : t('takenBy', { name: named(by.name) })}
        </Tag>
      )}
      {!by?.own && (
        <Button
          size={32}
          busy={give.isPending}
          icon={<UserRoundPlus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => give.mutate({ told: t('taken') })}
        >
          {t('take')}
        </Button>
      )}
      {by?.own && (
        <MenuButton
          text={t('handOver')}
          className="flex min-h-8 items-center gap-1.5 rounded-control border border-line-2 px-3 text-13 hover:border-harbour hover:text-harbour pointer-coarse:min-h-11"
          panelClassName="right-0 left-auto! w-56"
        >
          {(close) => (
            <>
              {colleagues.map(({ uid, name }) => (
                <button
                  key={uid}
                  type="button"
                  className={item}
                  onClick={() => {
                    close()
                    give.mutate({ uid, told: t('handedOver', { name: named(name) }) })
                  }}
                >
                  {named(name)}
                </button>
              ))}
              <button
                type="button"
                className={item}
                onClick={() => {
                  close()
                  give.mutate({ uid: null, told: t('putBackDone') })
                }}
              >
                {t('putBack')}
              </button>
            </>
          )}
        </MenuButton>
      )}
    </div>
  )
}
