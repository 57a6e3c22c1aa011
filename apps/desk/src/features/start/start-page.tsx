import type { DeskPerson, DeskStart } from '@tradefloor/contract'
import { type StartProgress, startProgress, startSteps } from '@tradefloor/rules'
import { ErrorRow, inLanguage, Loading, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { useMay } from '../../domains/session/use-may.ts'
import { usePerson } from '../../domains/session/use-person.ts'
import { useStart } from '../../domains/start/queries.ts'
import { useDesk } from '../../shared/desk-context.tsx'
import { fairDayText } from '../../shared/fair-times.ts'
import { BoothCard } from './booth-card.tsx'
import { Checklist } from './checklist.tsx'
import { Countdown } from './countdown.tsx'
import { startTexts } from './texts.ts'

/** What there is to do before the opening, and the one thing to do next. */
export default function StartPage() {
  const t = useText(startTexts)
  usePageTitle(t('title'))
  const { data: person } = usePerson()
  const start = useStart({ enabled: true, isPage: true })
  const { data } = start
  if (start.error && !data)
    return (
      <ErrorRow
        className="m-6"
        title={start.error.message}
        hint={t('notLoaded')}
        retryText={t('retry')}
        busy={start.isFetching}
        onRetry={() => start.refetch()}
      />
    )
  if (!data || !person)
    return (
      <Loading label={t('loading')} className="grid gap-4 p-6 lg:p-8">
        <SkeletonBlock className="h-12 w-80 max-w-full" />
        <SkeletonBlock className="h-120 w-full" />
      </Loading>
    )
  return <Started start={data} person={person} />
}

function Started({ start, person }: { start: DeskStart; person: DeskPerson }) {
  const may = useMay()
  const { now } = useDesk()
  const steps = startSteps(start).filter(({ step }) => step !== 'colleague' || may('team'))
  const progress = startProgress(steps)
  return (
    <div className="px-(--gutter) py-5 lg:px-8 lg:py-7">
      <div className="mx-auto max-w-300">
        <StartHead start={start} person={person} progress={progress} />
        <div className="mt-5 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
          <Checklist start={start} person={person} steps={steps} progress={progress} />
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-1">
            <BoothCard start={start} person={person} />
            {start.fair && <Countdown fair={start.fair} now={now} />}
          </div>
        </div>
      </div>
    </div>
  )
}

interface StartHeadProps {
  start: DeskStart
  person: DeskPerson
  progress: StartProgress
}

function StartHead({ start: { fair }, person, progress }: StartHeadProps) {
  const t = useText(startTexts)
  const { language } = useLanguage()
  const { now } = useDesk()
  const named = ({ cn, en }: { cn: string; en: string }) => inLanguage({ zh: cn, en }, language).text
  const lead = () => {
    if (progress.isFinished) return t('finishedLead')
    const at = now().getTime()
    if (!fair || fair.closes_at <= at) return t('lead')
    if (fair.opens_at <= at) return t('leadHeld', { fair: named(fair.name) })
    const date = fairDayText(fair.opens_at, language)
    return t('leadFair', { fair: named(fair.name), date })
  }
  return (
    <header>
      <h1 className="text-24 font-bold [overflow-wrap:anywhere]">
        {t('welcome', { name: named(person.name) })}
      </h1>
      <p className="mt-1 text-14 text-ink-2">{lead()}</p>
    </header>
  )
}
