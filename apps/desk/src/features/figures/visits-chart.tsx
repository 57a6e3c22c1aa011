import type { FigureOfTime, Figures } from '@tradefloor/contract'
import { dayText, type Language, useLanguage, useText } from '@tradefloor/ui'
import { BarChart, type Column } from './bar-chart.tsx'
import { Card, Nothing } from './card.tsx'
import { ChartTable } from './chart-table.tsx'
import { hatched } from './hatch.ts'
import { Legend } from './legend.tsx'
import { figureTexts } from './texts.ts'

interface VisitsChartProps {
  figures: Figures
  compares: boolean
}

type By = Figures['visits']['by']

/** How many came, by the day or by the hour, beside the median of all exhibitors. */
export function VisitsChart({ figures: { visits, companies, to }, compares }: VisitsChartProps) {
  const t = useText(figureTexts)
  const { language } = useLanguage()
  const { by, list } = visits
  const title = t(by === 'day' ? 'visitsByDay' : 'visitsByHour')
  if (list.length === 0)
    return (
      <Card title={title}>
        <Nothing>{t('fewVisits')}</Nothing>
      </Card>
    )
  const hasMedian = compares && list.some(({ median }) => median !== null)
  const time = to.slice(11, 16)
  const nameOf = (at: string) =>
    by === 'day' ? dayText(at, language, false) : t('hourText', { hour: Number(at.slice(11, 13)) })
  const legend = [
    { look: 'bg-harbour', text: t('own') },
    { look: hatched, text: t(by === 'day' ? 'untilNow' : 'untilNowHour', { time }) },
    ...(hasMedian ? [{ look: 'bg-line-2', text: t('medianOf', { count: companies }) }] : []),
  ]
  return (
    <Card title={title} aside={<Legend entries={legend} />}>
      <BarChart
        columns={columnsOf(list, { by, language, hasMedian, open: t('fairOpen') })}
        className="min-h-72 flex-1"
        marks={by === 'day' ? 5 : 12}
      />
      <ChartTable
        caption={title}
        head={[
          t(by === 'day' ? 'day' : 'hour'),
          t('own'),
          ...(hasMedian ? [t('medianOf', { count: companies })] : []),
        ]}
        rows={list.map(({ at, value, median }) => [nameOf(at), value, ...(hasMedian ? [median ?? '–'] : [])])}
      />
    </Card>
  )
}

interface Showing {
  by: By
  language: Language
  hasMedian: boolean
  open: string
}

function columnsOf(list: readonly FigureOfTime[], { by, language, hasMedian, open }: Showing): Column[] {
  const most = Math.max(...list.map(({ value }) => value))
  const firstOpen = list.findIndex((each) => each.open)
  return list.map(({ at, value, median, open: isOpen }, n) => {
    const isLast = n === list.length - 1
    return {
      key: at,
      mark: by === 'day' ? dayText(at, language, false) : String(Number(at.slice(11, 13))),
      // All of one day is as open as the fair is.
      shade: by === 'day' && isOpen ? (n === firstOpen ? open : '') : undefined,
      bars: [
        {
          value,
          look: isLast ? hatched : 'bg-harbour',
          ...((value === most || isLast || (isOpen && by === 'day')) &&
            value > 0 && { label: <b className="text-ink">{value}</b> }),
        },
        ...(hasMedian && median !== null ? [{ value: median, look: 'bg-line-2' }] : []),
      ],
    }
  })
}
