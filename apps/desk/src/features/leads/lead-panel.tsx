import { CallError } from '@tradefloor/client'
import type { LeadDetail } from '@tradefloor/contract'
import { EmptyState, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import type { Ref } from 'react'
import { usePerson } from '../../domains/session/use-person.ts'
import { CloseButton } from './close-button.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadHistory } from './lead-history.tsx'
import { NoteForm } from './note-form.tsx'
import { useLead } from './queries.ts'
import { leadTexts } from './texts.ts'

interface LeadPanelProps {
  ref: Ref<HTMLElement>
  uid: string
  knownTags: readonly string[]
  onClose: () => void
}

/** One lead: beside the list on a wide screen, in its place on a narrow one. */
export function LeadPanel({ ref, uid, knownTags, onClose }: LeadPanelProps) {
  const t = useText(leadTexts)
  const { data, error, isFetching, refetch } = useLead(uid)
  const isGone = error instanceof CallError && error.status === 404
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={t('title')}
      className="surface flex min-w-0 flex-col border-line outline-none lg:sticky lg:top-0 lg:h-dvh lg:w-[min(428px,42vw)] lg:shrink-0 lg:overflow-y-auto lg:border-l"
    >
      {/* That of the list is hidden on a narrow screen. */}
      <h1 className="sr-only lg:hidden">{t('title')}</h1>
      {data && !isGone && <Lead lead={data} knownTags={knownTags} onClose={onClose} />}
      {(!data || isGone) && (
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

function Lead({ lead, knownTags, onClose }: { lead: LeadDetail } & Omit<LeadPanelProps, 'ref' | 'uid'>) {
  const { data: person } = usePerson()
  return (
    <>
      <LeadHead lead={lead} onClose={onClose} />
      <LeadFacts lead={lead} knownTags={knownTags} />
      <div className="flex-1">
        <LeadHistory lead={lead} />
      </div>
      {person && <NoteForm key={person.uid} uid={lead.uid} person={person.uid} />}
    </>
  )
}
