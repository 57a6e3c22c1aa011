import type { Figures } from '@tradefloor/contract'
import { EmptyState, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { CountryBars } from './country-bars.tsx'
import { FiguresHead } from './figures-head.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ProductBars } from './product-bars.tsx'
import { useFigures } from './queries.ts'
import { ReplyChart } from './reply-chart.tsx'
import { figureTexts } from './texts.ts'
import { useFigureChoice } from './use-figure-choice.ts'
import { VisitsChart } from './visits-chart.tsx'

/** What comes of the company's booths, beside what comes of the others'. */
export default function FiguresPage() {
  const t = useText(figureTexts)
  usePageTitle(t('title'))
  const { choice, put } = useFigureChoice()
  const { data, error, isFetching, isPending, refetch } = useFigures(choice.query)
  return (
    <div className="flex-1">
      <FiguresHead figures={data} choice={choice} put={put} />
      <div className="grid gap-3 px-(--gutter) py-4 lg:px-6">
        {error && (
          <ErrorRow
            title={error.message}
            hint={t('notLoaded')}
            retryText={t('retry')}
            busy={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {isPending && <FiguresSkeleton label={t('loading')} />}
        {data && <FiguresContent figures={data} compares={choice.compares} />}
      </div>
    </div>
  )
}

const isEmpty = ({ totals, replies, visits }: Figures) =>
  replies.conversations === 0 &&
  visits.list.length === 0 &&
  Object.values(totals).every(({ value }) => value === 0)

function FiguresContent({ figures, compares }: { figures: Figures; compares: boolean }) {
  const t = useText(figureTexts)
  if (figures.exhibitions.length === 0)
    return <EmptyState title={t('noExhibition')} hint={t('noExhibitionHint')} />
  if (isEmpty(figures)) return <EmptyState title={t('nothing')} hint={t('nothingHint')} />
  const hasMedian = figures.totals.visits.median !== null
  return (
    <>
      <KeyFigures figures={figures} compares={compares} />
      {compares && !hasMedian && <p className="text-12 text-ink-3">{t('fewCompanies')}</p>}
      <div className="grid grid-cols-1 items-stretch gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <VisitsChart figures={figures} compares={compares} />
        <ReplyChart replies={figures.replies} />
        <ProductBars products={figures.products} />
        <CountryBars countries={figures.countries} />
      </div>
    </>
  )
}

const FiguresSkeleton = ({ label }: { label: string }) => (
  <Loading label={label} className="grid gap-3">
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {[0, 1, 2, 3].map((tile) => (
        <SkeletonBlock key={tile} className="h-28 w-full rounded-card!" />
      ))}
    </div>
    <SkeletonBlock className="h-84 w-full rounded-card!" />
    <SkeletonBlock className="h-72 w-full rounded-card!" />
  </Loading>
)
