import { useQuery } from '@tanstack/react-query'
import { type Exhibition, exhibitionStatuses, fairDay, listExhibitions } from '@tradefloor/contract'
import { dayText, EmptyState, ErrorRow, Loading, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { useDesk } from '../../shared/desk-context.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { FairRow } from './fair-row.tsx'

const groups = [
  { status: exhibitionStatuses.held, title: 'held', empty: 'nothingHeld' },
  { status: exhibitionStatuses.upcoming, title: 'upcoming', empty: 'nothingUpcoming' },
  { status: exhibitionStatuses.ended, title: 'ended', empty: 'nothingEnded' },
] as const

/** Every dated fair: on now, coming, ended. The standing pavilions have no dates and are not here. */
export default function CalendarPage() {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  const { client, now } = useDesk()
  const today = fairDay(now())
  const query = useQuery({
    queryKey: ['fairs'],
    queryFn: ({ signal }) => client.call(listExhibitions, { query: { lasting: 0 }, signal }),
    select: ({ list }) => list,
  })
  usePageTitle(t('calendar'))

  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-24 font-bold">{t('calendar')}</h1>
        <p className="text-13 text-ink-3">{t('today', { date: dayText(today, language) })}</p>
      </header>
      {query.isPending && <CalendarSkeleton label={t('loading')} />}
      {query.isError && (
        <ErrorRow
          className="mt-6"
          title={query.error.message}
          hint={t('notLoaded')}
          retryText={t('retry')}
          busy={query.isFetching}
          onRetry={() => query.refetch()}
        />
      )}
      {query.data &&
        (query.data.length === 0 ? (
          <EmptyState title={t('nothing')} hint={t('nothingHint')} />
        ) : (
          groups.map(({ status, title, empty }) => (
            <Group
              key={status}
              title={t(title)}
              empty={t(empty)}
              fairs={query.data.filter((fair) => fair.status === status)}
              today={today}
            />
          ))
        ))}
    </>
  )
}

interface GroupProps {
  title: string
  empty: string
  fairs: readonly Exhibition[]
  today: string
}

function Group({ title, empty, fairs, today }: GroupProps) {
  const t = useText(deskTexts)
  return (
    <section className="mt-7">
      <h2 className="flex items-baseline gap-2 text-16 font-bold">
        {title}
        <span className="text-13 font-normal text-ink-3">{t('fairs', { count: fairs.length })}</span>
      </h2>
      {fairs.length === 0 ? (
        <p className="mt-2 text-ink-3">{empty}</p>
      ) : (
        <ul className="mt-3 overflow-hidden rounded-card border border-line bg-white">
          {fairs.map((fair) => (
            <FairRow key={fair.id} fair={fair} today={today} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CalendarSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="mt-7 rounded-card border border-line bg-white">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line p-3 last:border-0">
          <SkeletonBlock className="h-12.5 w-24 rounded-control!" />
          <div className="flex-1">
            <SkeletonBlock className="h-4 w-1/3" />
            <SkeletonBlock className="mt-2.5 h-3 w-1/4" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
