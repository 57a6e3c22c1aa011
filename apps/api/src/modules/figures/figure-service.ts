import type { Figures, FiguresQuery, Language } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { findCountries, findViewedProducts } from './breakdown-queries.ts'
import { findOwnExhibitions } from './exhibition-queries.ts'
import { findOwnFacts } from './fact-queries.ts'
import type { FairFigureCache } from './fair-figures.ts'
import { hourAt, openedAt, timesOf } from './figure-period.ts'
import { viewFigures } from './figure-view.ts'
import { findOwnReplies } from './reply-queries.ts'

interface Needs extends Pick<Dependencies, 'database' | 'clock'> {
  fairFigures: FairFigureCache
}

/** A company's own figures, beside those of the exhibitions at which it has a booth. */
export async function readFigures(
  { database: { db }, clock, fairFigures }: Needs,
  companyId: number,
  query: FiguresQuery,
  language: Language,
): Promise<Figures> {
  const now = clock.now()
  const exhibitions = await findOwnExhibitions(db, companyId)
  const chosen = exhibitions.filter(
    ({ id }) => query.exhibition_id === undefined || id === query.exhibition_id,
  )
  if (query.exhibition_id !== undefined && chosen.length === 0) throw new Problem('not_found')
  const opened = openedAt(chosen, now)
  const times = timesOf(query.period, opened, now)
  const span = {
    exhibitionIds: chosen.map(({ id }) => id),
    fromHour: hourAt(times.from),
    toHour: hourAt(now),
  }
  const own = { ...span, companyId }
  const [firstStep = span.fromHour] = times.chart.steps
  const fair = await fairFigures.read(span, times.chart)
  return viewFigures({
    ...{ now, opened, times, exhibitions, chosen, query, span, fair, language },
    facts: await findOwnFacts(db, { ...own, fromHour: Math.min(firstStep, span.fromHour) }),
    replies: await findOwnReplies(db, own, { now }),
    products: await findViewedProducts(db, own),
    countries: await findCountries(db, own),
  })
}
