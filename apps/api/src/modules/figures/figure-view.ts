import {
  type FigureName,
  type Figures,
  type FiguresQuery,
  fairDateTime,
  figureLimits,
  figureNames,
  type Language,
} from '@tradefloor/contract'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { countryName } from '../places/index.ts'
import type { ViewedRow } from './breakdown-queries.ts'
import type { OwnExhibition } from './exhibition-queries.ts'
import type { OwnFact, Span } from './fact-queries.ts'
import type { FairFigures } from './fair-figures.ts'
import { hourAt, type Times } from './figure-period.ts'
import type { RepliesOfHour } from './reply-queries.ts'

interface Counted {
  now: Date
  opened: Date | null
  times: Times
  exhibitions: readonly OwnExhibition[]
  chosen: readonly OwnExhibition[]
  query: FiguresQuery
  span: Span
  fair: FairFigures
  facts: readonly OwnFact[]
  replies: { hours: RepliesOfHour[]; medianSeconds: number | null }
  products: readonly ViewedRow[]
  countries: readonly { country: string; people: number }[]
  language: Language
}

/** What was counted, without what would tell of fewer than five. */
export const viewFigures = (counted: Counted): Figures => ({
  period: counted.times.period,
  from: fairDateTime(counted.times.from),
  to: fairDateTime(counted.now),
  exhibition_id: counted.query.exhibition_id ?? null,
  opened_at: counted.opened && fairDateTime(counted.opened),
  exhibitions: counted.exhibitions.map(({ id, nameZh, nameEn }) => ({
    id,
    name: { cn: nameZh, en: nameEn },
  })),
  companies: counted.fair.companies,
  totals: viewTotals(counted),
  visits: { by: counted.times.chart.by, list: viewVisits(counted) },
  replies: viewReplies(counted),
  products: counted.products.map(({ id, nameZh, nameEn, fileId, views, enquiries }) => ({
    ...{ id, views, enquiries },
    name: { cn: nameZh, en: nameEn },
    picture_url: publicFileAddress(fileId),
  })),
  countries: viewCountries(counted),
})

const sum = (facts: readonly OwnFact[]) => facts.reduce((total, { n }) => total + n, 0)

function viewTotals({ facts, span, fair }: Counted): Figures['totals'] {
  const total = (name: FigureName) => {
    const spread = fair.spreads[name]
    const own = facts.filter(({ figure, hour }) => figure === name && hour >= span.fromHour)
    return { value: sum(own), median: spread?.median ?? null, highest: spread?.highest ?? null }
  }
  return Object.fromEntries(figureNames.map((name) => [name, total(name)])) as Figures['totals']
}

function viewVisits({ facts, times: { chart }, chosen, fair, now }: Counted): Figures['visits']['list'] {
  const visits = facts.filter(({ figure }) => figure === 'visits')
  if (sum(visits) < figureLimits.brokenDown) return []
  const held = chosen.filter(({ lasting }) => !lasting)
  return chart.steps.map((step) => {
    const end = Math.min(step + chart.hours - 1, hourAt(now))
    return {
      at: fairDateTime(new Date(step * 3_600_000)),
      value: sum(visits.filter(({ hour }) => hour >= step && hour < step + chart.hours)),
      median: fair.visits.get(step) ?? null,
      open: held.some(({ opensAt, closesAt }) => hourAt(opensAt) <= end && hourAt(closesAt) >= step),
    }
  })
}

function viewReplies({ replies: { hours, medianSeconds }, fair }: Counted): Figures['replies'] {
  const inTime = hours.reduce((total, { in_time }) => total + in_time, 0)
  return {
    conversations: hours.reduce((total, { later }) => total + later, inTime),
    in_time: inTime,
    median_seconds: medianSeconds,
    share_median: fair.replies?.median ?? null,
    share_highest: fair.replies?.highest ?? null,
    by_hour: hours,
  }
}

function viewCountries({ countries, language }: Counted): Figures['countries'] {
  const people = countries.reduce((total, one) => total + one.people, 0)
  const named = countries.filter((one) => one.country !== '' && one.people >= figureLimits.brokenDown)
  if (named.length === 0) return null
  return {
    people,
    list: named.map((one) => ({
      country_code: one.country,
      country_name: countryName(one.country, language),
      people: one.people,
    })),
    others: named.reduce((left, one) => left - one.people, people),
  }
}
