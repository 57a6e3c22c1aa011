import type { LeadDetail, LeadEvent } from '@tradefloor/contract'
import {
  Confirm,
  dayText,
  IconButton,
  inLanguage,
  LocalName,
  Segment,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { Check, IdCard, type LucideIcon, MessageCircleMore, PencilLine, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { useDeleteNote } from './queries.ts'
import { leadTexts } from './texts.ts'

const icons: Record<LeadEvent['kind'], LucideIcon> = {
  card: IdCard,
  card_revoked: Undo2,
  conversation: MessageCircleMore,
  note: PencilLine,
  card_note: PencilLine,
  done: Check,
}

const isNote = ({ kind }: LeadEvent) => kind === 'note' || kind === 'card_note'

/** Everything between the visitor and the company, the latest first. */
export function LeadHistory({ lead }: { lead: LeadDetail }) {
  const t = useText(leadTexts)
  const [show, setShow] = useState<'all' | 'notes'>('all')
  const events = show === 'all' ? lead.history : lead.history.filter(isNote)
  return (
    <section aria-label={t('history')} className="px-5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-14 font-bold">{t('history')}</h3>
        <span className="ml-auto">
          <Segment
            look="sand"
            label={t('history')}
            value={show}
            onChange={setShow}
            options={[
              { value: 'all', text: t('historyAll'), label: t('historyAll') },
              { value: 'notes', text: t('historyNotes'), label: t('historyNotes') },
            ]}
          />
        </span>
      </div>
      {events.length === 0 && <p className="mt-3 text-13 text-ink-3">{t('noNotes')}</p>}
      <ol className="mt-3 grid gap-4">
        {events.map((event) => (
          <HistoryLine key={`${event.kind} ${event.at} ${event.id}`} event={event} uid={lead.uid} />
        ))}
      </ol>
    </section>
  )
}

function HistoryLine({ event, uid }: { event: LeadEvent; uid: string }) {
  const t = useText(leadTexts)
  const { language } = useLanguage()
  const Icon = icons[event.kind]
  const [day = '', time = ''] = event.at.split(' ')
  return (
    <li className="flex gap-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-pill bg-sand-2 text-harbour">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-13">
          <span className="min-w-0 break-words">
            <EventText event={event} />
          </span>
          <time dateTime={event.at.replace(' ', 'T')} className="ml-auto text-12 text-ink-3 tabular-nums">
            {`${dayText(day, language, false)} ${time.slice(0, 5)}`}
          </time>
        </p>
        {event.exhibition && (
          <p className="text-12 text-ink-3">
            <LocalName name={inLanguage({ zh: event.exhibition.cn, en: event.exhibition.en }, language)} />
          </p>
        )}
        {event.text && (
          <p
            className={
              isNote(event)
                ? 'mt-1 rounded-control bg-amber-light px-3 py-2 text-13 break-words whitespace-pre-wrap'
                : 'mt-1 text-13 break-words whitespace-pre-wrap text-ink-2'
            }
          >
            {event.text}
          </p>
        )}
        {event.thread_id !== null && (
          <Link
            to={`${places.inbox}/${event.thread_id}?show=all`}
            className="inline-flex min-h-8 items-center text-13 text-harbour hover:underline pointer-coarse:min-h-11"
          >
            {t('showTalk')}
          </Link>
        )}
      </div>
      {event.kind === 'note' && event.own && <DeleteNote uid={uid} id={event.id} />}
    </li>
  )
}

function EventText({ event: { kind, by, own } }: { event: LeadEvent }) {
  const t = useText(leadTexts)
  const { language } = useLanguage()
  const name = (by && inLanguage({ zh: by.cn, en: by.en }, language).text) || t('colleague')
  switch (kind) {
    case 'card':
      return by ? t('eventCardTo', { name }) : t('eventCard')
    case 'card_revoked':
      return t('eventRevoked')
    case 'conversation':
      return t('eventTalk')
    case 'card_note':
      return t('eventCardNote')
    case 'note':
      return own ? t('eventOwnNote') : t('eventNote', { name })
    case 'done':
      return own ? t('eventOwnDone') : t('eventDone', { name })
  }
}

function DeleteNote({ uid, id }: { uid: string; id: number }) {
  const t = useText(leadTexts)
  const notice = useNotice()
  const deleting = useDeleteNote(uid)
  const [isAsked, setIsAsked] = useState(false)
  const remove = () =>
    deleting.mutate(id, {
      onSuccess: () => {
        setIsAsked(false)
        notice({ tone: 'success', text: t('deleted') })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  return (
    <>
      <IconButton
        label={t('deleteNote')}
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsAsked(true)}
        className="text-ink-3 hover:text-coral-ink"
      />
      <Confirm
        open={isAsked}
        title={t('deleteTitle')}
        yes={t('deleteYes')}
        no={t('cancel')}
        look="danger"
        busy={deleting.isPending}
        onYes={remove}
        onNo={() => setIsAsked(false)}
      />
    </>
  )
}
