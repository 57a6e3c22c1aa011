import { type LeadsReply, type LeadView, leadViews } from '@tradefloor/contract'
import {
  Button,
  classNames,
  EmptyState,
  ErrorRow,
  Loading,
  Pager,
  SkeletonBlock,
  useNotice,
  useText,
  WordBox,
} from '@tradefloor/ui'
import { ContactRound, Download } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { places } from '../../shared/addresses.ts'
import { FilterPill } from '../../shared/filter-pill.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { LeadTable } from './lead-table.tsx'
import { type LeadChoice, leadsAPage, useExportLeads, useLeads } from './queries.ts'
import { leadTexts } from './texts.ts'
import { useLeadChoice } from './use-lead-choice.ts'

/** Everyone who gave a card or wrote, and what is to be done about them. */
export default function LeadsPage() {
  const t = useText(leadTexts)
  const navigate = useNavigate()
  const { uid } = useParams()
  const { choice, page, put, address } = useLeadChoice()
  const leads = useLeads(choice, page)
  usePageTitle(t('title'))
  const { data } = leads
  const show = (next: string | undefined) =>
    void navigate(next ? `${places.leads}/${next}${address}` : `${places.leads}${address}`)
  useLeadKeys(data?.list.map((lead) => lead.uid) ?? [], uid, show)
  return (
    <div className="flex min-w-0 flex-1 items-stretch">
      <div className={classNames('surface min-w-0 flex-1', uid && 'max-lg:hidden')}>
        <LeadsHead data={data} choice={choice} onChoose={put} />
        {leads.error && (
          <ErrorRow
            className="m-6"
            title={leads.error.message}
            hint={t('notLoaded')}
            retryText={t('retry')}
            busy={leads.isFetching}
            onRetry={() => leads.refetch()}
          />
        )}
        {leads.isPending && (
          <Loading label={t('loading')} className="grid gap-3 p-6">
            {[0, 1, 2, 3].map((row) => (
              <SkeletonBlock key={row} className="h-12 w-full" />
            ))}
          </Loading>
        )}
        {data && !leads.error && (
          // Another page, or another choice, begins with nothing chosen.
          <LeadList
            key={`${page} ${address}`}
            data={data}
            open={uid}
            address={address}
            page={page}
            onPage={(next) => put({ page: next })}
            onClear={data.views.all > 0 ? () => put({ view: 'all', search: '', tag: '' }) : undefined}
          />
        )}
      </div>
      {uid && <LeadPanel key={uid} uid={uid} knownTags={data?.tags ?? []} onClose={() => show(undefined)} />}
    </div>
  )
}

interface LeadsHeadProps {
  data: LeadsReply | undefined
  choice: LeadChoice
  onChoose: (next: Partial<LeadChoice>) => void
}

function LeadsHead({ data, choice, onChoose }: LeadsHeadProps) {
  const t = useText(leadTexts)
  const notice = useNotice()
  const exporting = useExportLeads(choice)
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }
  const take = (format: 'csv' | 'vcf') =>
    exporting.mutate(format, {
      onSuccess: () => notice({ tone: 'success', text: t('exported') }),
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  const isNone = !data || data.count === 0
  return (
    <>
      <header className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-2 lg:px-6">
        <h1 className="text-20 font-bold">{t('title')}</h1>
        <p role="status" className="text-13 text-ink-3">
          {data && t('summary', { count: data.count })}
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button
            icon={<ContactRound {...icon} />}
            disabled={isNone}
            busy={exporting.isPending && exporting.variables === 'vcf'}
            onClick={() => take('vcf')}
          >
            {t('exportVcards')}
          </Button>
          <Button
            icon={<Download {...icon} />}
            disabled={isNone}
            busy={exporting.isPending && exporting.variables === 'csv'}
            onClick={() => take('csv')}
          >
            {t('exportCsv')}
          </Button>
        </div>
      </header>
      {data && data.views.all > 0 && (
        <div className="flex flex-wrap items-center gap-2 px-(--gutter) py-3 lg:px-6">
          <Views views={data.views} chosen={choice.view} onChoose={(view) => onChoose({ view })} />
          <div className="flex w-full flex-wrap gap-2 sm:ml-auto sm:w-auto">
            <WordBox
              label={t('search')}
              placeholder={t('searchHint')}
              value={choice.search}
              onChange={(search) => onChoose({ search })}
              className="w-full sm:w-60"
            />
            {(data.tags.length > 0 || choice.tag) && (
              <Choice
                label={t('tags')}
                value={choice.tag}
                options={[
                  { value: '', text: t('anyTag') },
                  ...[...new Set([...data.tags, choice.tag])]
                    .filter(Boolean)
                    .map((tag) => ({ value: tag, text: t('tagFilter', { tag }) })),
                ]}
                onChange={(tag) => onChoose({ tag })}
              />
            )}
            <Choice
              label={t('sort')}
              value={choice.sort}
              options={[
                { value: 'next', text: t('sortNext') },
                { value: 'newest', text: t('sortNewest') },
              ]}
              onChange={(sort) => onChoose({ sort: sort === 'newest' ? 'newest' : 'next' })}
            />
          </div>
        </div>
      )}
    </>
  )
}

interface ViewsProps {
  views: Record<LeadView, number>
  chosen: LeadView
  onChoose: (view: LeadView) => void
}

function Views({ views, chosen, onChoose }: ViewsProps) {
  const t = useText(leadTexts)
  return leadViews
    .filter((view) => view === 'all' || view === chosen || views[view] > 0)
    .map((view) => (
      <FilterPill key={view} isChosen={view === chosen} onChoose={() => onChoose(view)}>
        {t(view, { count: views[view] })}
      </FilterPill>
    ))
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="h-10 max-w-full rounded-control border border-line-2 bg-white px-2 text-13 hover:border-harbour pointer-coarse:h-11"
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ))}
  </select>
)

interface LeadListProps {
  data: LeadsReply
  open: string | undefined
  address: string
  page: number
  onPage: (page: number) => void
  /** Where the company has leads at all: shows all of them. */
  onClear: (() => void) | undefined
}

function LeadList({ data, open, address, page, onPage, onClear }: LeadListProps) {
  const t = useText(leadTexts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (data.list.length === 0)
    return onClear ? (
      <EmptyState
        title={t('nothingFound')}
        hint={t('nothingFoundHint')}
        action={
          <Button look="soft" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState title={t('nothing')} hint={t('nothingHint')} />
    )
  const uids = data.list.map(({ uid }) => uid)
  const chosenHere = uids.filter((uid) => chosen.has(uid))
  return (
    <>
      <LeadTable
        leads={data.list}
        address={address}
        open={open}
        chosen={chosen}
        onChoose={(uid, isChosen) =>
          setChosen((old) => new Set(isChosen ? [...old, uid] : [...old].filter((each) => each !== uid)))
        }
        onChooseAll={(isChosen) => setChosen(new Set(isChosen ? uids : []))}
      />
      {chosenHere.length > 0 && <BulkBar uids={chosenHere} onClear={() => setChosen(new Set())} />}
      <div className="flex flex-wrap items-center justify-center gap-4 px-6 py-4">
        <Pager page={page} pages={Math.ceil(data.count / leadsAPage)} onPage={onPage} />
        <p className="text-12 text-ink-3 max-lg:hidden pointer-coarse:hidden">{t('keys')}</p>
      </div>
    </>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** J and K go through the list, Escape closes; never while somebody types or a dialog is open. */
function useLeadKeys(
  uids: readonly string[],
  open: string | undefined,
  show: (uid: string | undefined) => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('[role="alertdialog"], [role="dialog"]')) return
    if (event.key === 'Escape' && open) return show(undefined)
    const step = { j: 1, k: -1 }[event.key.toLowerCase()]
    if (step === undefined || uids.length === 0) return
    const at = open ? uids.indexOf(open) : step > 0 ? -1 : uids.length
    const next = uids[at + step]
    if (next) show(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
