import { classNames, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { places } from '../../shared/addresses.ts'
import { useFocusOnChange } from '../../shared/use-focus-on-change.ts'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList } from './lead-list.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { LeadsHead } from './leads-head.tsx'
import { useLeads } from './queries.ts'
import { leadTexts } from './texts.ts'
import { useLeadChoice } from './use-lead-choice.ts'
import { useLeadKeys } from './use-lead-keys.ts'

/** Everyone who gave a card or wrote, and what is to be done about them. */
export default function LeadsPage() {
  const t = useText(leadTexts)
  const navigate = useNavigate()
  const { uid } = useParams()
  const { choice, page, put, address } = useLeadChoice()
  const leads = useLeads(choice, page)
  usePageTitle(t('title'))
  const { data } = leads
  // A search that fails leaves the box it was typed in.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  const show = (next: string | undefined) =>
    void navigate(next ? `${places.leads}/${next}${address}` : `${places.leads}${address}`)
  useLeadKeys(data?.list.map((lead) => lead.uid) ?? [], uid, show)
  const { list, entry } = useFocusOnChange(uid)
  return (
    <div className="flex min-w-0 flex-1 items-stretch">
      <div
        ref={list}
        tabIndex={-1}
        className={classNames('surface min-w-0 flex-1 outline-none', uid && 'max-lg:hidden')}
      >
        <LeadsHead count={data?.count} choice={choice} />
        {known && known.views.all > 0 && (
          <LeadFilters views={known.views} tags={known.tags} choice={choice} onChoose={put} />
        )}
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
        {data && (
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
      {uid && (
        <LeadPanel
          key={uid}
          ref={entry}
          uid={uid}
          knownTags={known?.tags ?? []}
          onClose={() => show(undefined)}
        />
      )}
    </div>
  )
}
