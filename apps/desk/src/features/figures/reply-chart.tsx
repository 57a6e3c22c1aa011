import type { Replies } from '@tradefloor/contract'
import { type Translate, useText } from '@tradefloor/ui'
import { Lightbulb } from 'lucide-react'
import { Link } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { BarChart } from './bar-chart.tsx'
import { Card, Nothing } from './card.tsx'
import { ChartTable } from './chart-table.tsx'
import { fillHours, latestHour, shareOf } from './finding.ts'
import { Legend } from './legend.tsx'
import { figureTexts } from './texts.ts'

type Texts = Translate<(typeof figureTexts)['zh']>

const looks = { inTime: 'bg-harbour', later: 'bg-coral/35' }

/** How soon visitors got their first reply, by the hour in which they wrote. */
export function ReplyChart({ replies }: { replies: Replies }) {
  const t = useText(figureTexts)
  const hours = fillHours(replies.by_hour)
  if (replies.conversations === 0)
    return (
      <Card title={t('firstReply')}>
        <Nothing>{t('noReplies')}</Nothing>
      </Card>
    )
  return (
    <Card title={t('firstReply')} aside={<span className="text-12 text-ink-3">{t('byHour')}</span>}>
      <ReplyShare replies={replies} />
      <Legend
        entries={[
          { look: looks.inTime, text: t('inTime') },
          { look: looks.later, text: t('later') },
        ]}
      />
      <BarChart
        columns={hours.map(({ hour, in_time, later }) => ({
          key: String(hour),
          mark: String(hour),
          stacked: true,
          bars: [
            { value: later, look: looks.later },
            { value: in_time, look: looks.inTime },
          ],
        }))}
        className="min-h-48 flex-1"
        marks={10}
      />
      <ChartTable
        caption={t('firstReply')}
        head={[t('hour'), t('inTime'), t('later')]}
        rows={hours.map(({ hour, in_time, later }) => [t('hourText', { hour }), in_time, later])}
      />
      <Finding replies={replies} />
    </Card>
  )
}

function ReplyShare({ replies: { conversations, in_time, median_seconds } }: { replies: Replies }) {
  const t = useText(figureTexts)
  const share = shareOf(in_time, conversations)
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-2 text-13 text-ink-2">
      {share !== null && <b className="text-24 text-ink tabular-nums">{`${share}%`}</b>}
      <span>{t('ofConversations', { part: in_time, whole: conversations })}</span>
      {median_seconds !== null && (
        <span className="text-ink-3">{t('medianReply', { time: timeText(median_seconds, t) })}</span>
      )}
    </p>
  )
}

/** A time as people say it. */
function timeText(seconds: number, t: Texts): string {
  if (seconds < 60) return t('seconds', { count: seconds })
  if (seconds < 7200) return t('minutes', { count: Math.round(seconds / 60) })
  return t('hours', { count: Math.round(seconds / 3600) })
}

function Finding({ replies }: { replies: Replies }) {
  const t = useText(figureTexts)
  const worst = latestHour(replies.by_hour)
  if (!worst) return null
  const { hour, in_time, later } = worst
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-amber-light px-3 py-2 text-13 text-amber-ink">
      <Lightbulb size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span>{t('finding', { hour, late: later, whole: in_time + later })}</span>
      <Link
        to={places.answering}
        className="font-bold underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {t('findingLink')}
      </Link>
    </p>
  )
}
