import { ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { useHours } from '../../domains/saved-answers/queries.ts'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'
import { HoursForm } from './hours-form.tsx'
import { SavedAnswers } from './saved-answers.tsx'

/** How a company answers: with which words, and when. */
export default function AnsweringPage() {
  const t = useText(answeringTexts)
  usePageTitle(t('title'))
  const hours = useHours()
  return (
    <>
      <header>
        <h1 className="text-24 font-bold">{t('title')}</h1>
        <p className="mt-1 text-13 text-ink-3">{t('lead')}</p>
      </header>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_400px]">
        <Part id="saved-answers" title={t('answers')} text={t('answersText')}>
          <SavedAnswers />
        </Part>
        <Part id="hours" title={t('hours')} text={t('hoursText')}>
          {hours.isPending && (
            <Loading label={t('loading')}>
              <SkeletonBlock className="h-12 w-full" />
              <SkeletonBlock className="mt-3 h-12 w-full" />
            </Loading>
          )}
          {hours.isError && (
            <ErrorRow
              title={hours.error.message}
              hint={t('notLoaded')}
              retryText={t('retry')}
              busy={hours.isFetching}
              onRetry={() => hours.refetch()}
            />
          )}
          {hours.data && <HoursForm saved={hours.data.hours} />}
        </Part>
      </div>
    </>
  )
}

interface PartProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

const Part = ({ id, title, text, children }: PartProps) => (
  <section aria-labelledby={id} className="surface rounded-card border border-line p-5">
    <h2 id={id} className="text-18 font-bold">
      {title}
    </h2>
    <p className="mt-1 mb-4 text-13 text-ink-3">{text}</p>
    {children}
  </section>
)
