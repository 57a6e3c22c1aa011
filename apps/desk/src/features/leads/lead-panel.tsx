import type { ChangeLeadBody, LeadDetail } from '@tradefloor/contract'
import {
  Avatar,
  buttonClasses,
  EmptyState,
  ErrorRow,
  IconButton,
  inLanguage,
  Loading,
  Segment,
  SkeletonBlock,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { ArrowLeft, Mail, MessageCircleMore, Phone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { interestText } from './interest-bars.tsx'
import { LeadHistory } from './lead-history.tsx'
import { leadName } from './lead-name.ts'
import { NextStep } from './next-step.tsx'
import { NoteForm } from './note-form.tsx'
import { OwnerSelect } from './owner-select.tsx'
import { useChangeLead, useLead } from './queries.ts'
import { TagEditor } from './tag-editor.tsx'
import { leadTexts } from './texts.ts'

interface LeadPanelProps {
  uid: string
  knownTags: readonly string[]
  onClose: () => void
}

/** One lead: beside the list on a wide screen, in its place on a narrow one. */
export function LeadPanel({ uid, knownTags, onClose }: LeadPanelProps) {
  const t = useText(leadTexts)
  const { data, error, isFetching, refetch } = useLead(uid)
  const isGone = error !== null && 'status' in error && error.status === 404
  return (
    <aside
      aria-label={t('title')}
      className="surface flex min-w-0 flex-col border-line lg:sticky lg:top-0 lg:h-dvh lg:w-[min(428px,42vw)] lg:shrink-0 lg:overflow-y-auto lg:border-l"
    >
      {data && <Lead lead={data} knownTags={knownTags} onClose={onClose} />}
      {!data && (
        <div className="flex justify-end p-3">
          <CloseButton onClose={onClose} />
        </div>
      )}
      {!data && !error && (
        <Loading label={t('loading')} className="grid gap-4 p-5">
          <SkeletonBlock className="h-14 w-2/3" />
          <SkeletonBlock className="h-40 w-full" />
        </Loading>
      )}
      {isGone && <EmptyState title={t('notThere')} hint={t('notThereHint')} />}
      {error && !isGone && (
        <ErrorRow
          className="m-5"
          title={error.message}
          hint={t('notLoaded')}
          retryText={t('retry')}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      )}
    </aside>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useText(leadTexts)
  return (
    <>
      <span className="max-lg:hidden">
        <IconButton
          label={t('close')}
          icon={<X size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
        />
      </span>
      <span className="-ml-3 max-lg:order-first lg:hidden">
        <IconButton
          size={44}
          label={t('back')}
          icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
        />
      </span>
    </>
  )
}

function Lead({ lead, knownTags, onClose }: { lead: LeadDetail } & Omit<LeadPanelProps, 'uid'>) {
  return (
    <>
      <LeadHead lead={lead} onClose={onClose} />
      <LeadFacts lead={lead} knownTags={knownTags} />
      <div className="flex-1">
        <LeadHistory lead={lead} />
      </div>
      <NoteForm key={lead.uid} uid={lead.uid} />
    </>
  )
}

function LeadHead({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const t = useText(leadTexts)
  const name = leadName(lead, t)
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }
  const phone = lead.phone || lead.contact_phone
  return (
    <header className="grid gap-3 border-b border-line px-5 py-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} size={48} />
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-bold break-words">{name}</h2>
          <p className="text-13 break-words text-ink-3">
            {[lead.post, lead.company_name, lead.country_name].filter(Boolean).join(' · ')}
          </p>
          <p className="text-12 text-ink-3">
            {t('reads', { language: t(lead.language === 'zh' ? 'chinese' : 'english') })}
          </p>
        </div>
        <CloseButton onClose={onClose} />
      </div>
      <div className="flex flex-wrap gap-2">
        {lead.thread_id !== null && (
          <Link className={buttonClasses('secondary', 32)} to={`${places.inbox}/${lead.thread_id}?show=all`}>
            <MessageCircleMore {...icon} />
            {t('openTalk')}
          </Link>
        )}
        {lead.email && (
          <a className={buttonClasses('secondary', 32)} href={`mailto:${lead.email}`}>
            <Mail {...icon} />
            {t('mail')}
          </a>
        )}
        {phone && (
          <a className={buttonClasses('secondary', 32)} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Phone {...icon} />
            {t('call')}
          </a>
        )}
      </div>
      {lead.card === 'given' ? (
        <p className="text-13 break-words text-ink-2">{[lead.email, phone].filter(Boolean).join(' · ')}</p>
      ) : (
        <p className="text-13 text-ink-3">{t(lead.card === 'none' ? 'noCard' : 'cardRevoked')}</p>
      )}
    </header>
  )
}

function LeadFacts({ lead, knownTags }: { lead: LeadDetail; knownTags: readonly string[] }) {
  const t = useText(leadTexts)
  const notice = useNotice()
  const { language } = useLanguage()
  const changing = useChangeLead(lead.uid)
  const change = (body: ChangeLeadBody) =>
    changing.mutate(body, { onError: (error) => notice({ tone: 'warning', text: error.message }) })
  const ownerName = lead.owner
    ? inLanguage({ zh: lead.owner.name.cn, en: lead.owner.name.en }, language).text
    : undefined
  // What was pressed is shown at once; the reply says what is.
  const { rating = lead.rating, tags = lead.tags } = changing.isPending ? changing.variables : {}
  return (
    <div className="border-b border-line">
      <Fact label={t('interest')}>
        <Segment
          look="sand"
          label={t('interest')}
          value={String(rating)}
          onChange={(value) => change({ rating: Number(value) === rating ? 0 : Number(value) })}
          options={[1, 2, 3].map((each) => ({
            value: String(each),
            text: t(interestText(each)),
            label: t(interestText(each)),
          }))}
        />
      </Fact>
      <Fact label={t('tags')}>
        <TagEditor tags={tags} known={knownTags} onChange={(next) => change({ tags: next })} />
      </Fact>
      <Fact label={t('owner')}>
        <OwnerSelect
          label={t('owner')}
          value={lead.owner?.uid ?? null}
          name={ownerName}
          onChange={(owner) => change({ owner })}
          className="w-full"
        />
      </Fact>
      <div className="bg-harbour-light/40">
        <Fact label={t('next')}>
          <NextStep key={`${lead.uid} ${lead.next?.text}`} lead={lead} />
        </Fact>
      </div>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-start gap-3 border-t border-line px-5 py-2.5 first:border-t-0">
    <p className="w-16 shrink-0 pt-1.5 text-13 text-ink-3">{label}</p>
    <div className="min-w-0 flex-1">{children}</div>
  </div>
)
