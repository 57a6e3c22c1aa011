import { type FigureName, figureLimits, figureNames } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { boothsOf, factsOf, type Span } from './fact-queries.ts'
import { type AnswersAt, countedReplies } from './reply-queries.ts'

export interface Spread extends Record<string, unknown> {
  median: number
  highest: number
}

export const countCompanies = async (db: Queries, span: Span): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    with ${boothsOf(span)} select count(distinct company_id)::int as count from booth`)
  return rows[0]?.count ?? 0
}

/** Each figure over all companies; who has none has 0. */
export async function findSpreads(db: Queries, span: Span): Promise<Partial<Record<FigureName, Spread>>> {
  const { rows } = await db.execute<Spread & { figure: FigureName }>(sql`
    with ${boothsOf(span)}, ${factsOf(span)},
    total as (select company_id, figure, sum(n) as n from fact group by 1, 2)
    select figure, round(percentile_cont(0.5) within group (order by coalesce(total.n, 0)))::int as median,
      coalesce(max(total.n), 0)::int as highest
    from (select distinct company_id from booth) as company
    cross join unnest(${sql.param([...figureNames])}::text[]) as figure
    left join total using (company_id, figure) group by figure`)
  return Object.fromEntries(rows.map(({ figure, ...spread }) => [figure, spread]))
}

/** The median of visits in each of the steps of so many hours, by the hour in which a step begins. */
export async function findVisitMedians(
  db: Queries,
  span: Span,
  { steps, hours }: { steps: readonly number[]; hours: number },
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ step: number; median: number }>(sql`
    with ${boothsOf(span)},
    step as (select unnest(${sql.param([...steps])}::int[]) as step),
    total as (
      select booth.company_id, v.hour - (v.hour - ${steps[0]}::int) % ${hours}::int as step, sum(v.views) as n
      from view_hour as v join booth on booth.id = v.exhibitor_id and booth.exhibition_id = v.exhibition_id
      where v.kind = 'page' and v.hour between ${steps[0]}::int and ${span.toHour}::int group by 1, 2
    )
    select step, round(percentile_cont(0.5) within group (order by coalesce(total.n, 0)))::int as median
    from (select distinct company_id from booth) as company cross join step
    left join total using (company_id, step) group by step`)
  return new Map(rows.map(({ step, median }) => [step, median]))
}

/** The share of first replies in time, over the companies that have enough conversations to have a share. */
export async function findReplySpread(db: Queries, span: Span, at: AnswersAt): Promise<Spread | null> {
  const { rows } = await db.execute<Spread & { companies: number }>(sql`
    with ${boothsOf(span)}, ${countedReplies(span, at)},
    share as (
      select 100.0 * count(*) filter (where in_time) / count(*) as share from reply group by company_id
      having count(*) >= ${figureLimits.conversations}::int
    )
    select count(*)::int as companies, round(max(share))::int as highest,
      round((percentile_cont(0.5) within group (order by share))::numeric)::int as median from share`)
  const [row] = rows
  return row && row.companies >= figureLimits.companies ? { median: row.median, highest: row.highest } : null
}
