import type { TableName } from '../format/columns.ts'
import type { Problems } from '../format/problem.ts'
import type { Content } from '../format/read-content.ts'
import type { CheckedRow, MomentValue } from '../format/values.ts'

/** Moments by date and moments by days from today are not compared: only the start of a server relates them. */
const isComparable = (one: MomentValue, other: MomentValue) => 'at' in one === 'at' in other
const dayOf = (moment: MomentValue) => ('at' in moment ? moment.at.slice(0, 10) : moment.day)
const isBefore = (one: MomentValue, other: MomentValue) =>
  dayOf(one) === dayOf(other) ? timeOf(one) < timeOf(other) : dayOf(one) < dayOf(other)
const timeOf = (moment: MomentValue) => ('at' in moment ? moment.at.slice(11) : moment.time)

const momentOf = (row: CheckedRow, field: string) => row.values[field] as MomentValue

/** Sessions on a day their exhibition is not open, and two that are in one hall at the same time. */
export function warnOfSessions(
  content: Content,
  staying: (table: TableName) => CheckedRow[],
  warnings: Problems,
) {
  const given = new Set(content.schedule.map(({ id }) => id))
  const exhibitions = new Map(
    [...staying('exhibitions'), ...content.exhibitions].map((row) => [row.id, row] as const),
  )
  const others = staying('schedule').filter(({ id }) => !given.has(id))
  const comparable = new Map<string, CheckedRow[]>()
  for (const row of [...others, ...content.schedule]) {
    const hall = `${row.values.exhibition} ${row.values.hall} ${'at' in momentOf(row, 'starts')}`
    comparable.set(hall, [...(comparable.get(hall) ?? []), row])
  }
  for (const row of content.schedule) {
    const exhibition = exhibitions.get(Number(row.values.exhibition))
    if (exhibition && isOutside(row, exhibition))
      warnings.add(
        { file: row.file, line: row.line, field: 'starts' },
        `不在展会 ${exhibition.id} 的日期内`,
        `is on a day when exhibition ${exhibition.id} is not open`,
      )
  }
  for (const sessions of comparable.values()) warnOfOverlaps(sessions, given, warnings)
}

function isOutside(row: CheckedRow, exhibition: CheckedRow): boolean {
  const [starts, ends] = [momentOf(row, 'starts'), momentOf(row, 'ends')]
  const [opens, closes] = [momentOf(exhibition, 'opens'), momentOf(exhibition, 'closes')]
  if (!isComparable(starts, opens) || !isComparable(ends, closes)) return false
  return dayOf(starts) < dayOf(opens) || dayOf(ends) > dayOf(closes)
}

/** Of one hall, all by date or all by days from today. */
function warnOfOverlaps(sessions: readonly CheckedRow[], given: ReadonlySet<number>, warnings: Problems) {
  const sorted = sessions.toSorted((one, other) =>
    isBefore(momentOf(one, 'starts'), momentOf(other, 'starts')) ? -1 : 1,
  )
  /** The one that ends last so far. */
  let last: CheckedRow | undefined
  for (const row of sorted) {
    const isSoon = last && isBefore(momentOf(row, 'starts'), momentOf(last, 'ends'))
    const told = [row, last].find((each) => each && given.has(each.id))
    if (last && isSoon && told)
      warnings.add(
        { file: told.file, line: told.line, field: 'starts' },
        `场次 ${row.id} 与场次 ${last.id} 在同一会场时间重叠`,
        `puts session ${row.id} into the hall while session ${last.id} is still on there`,
      )
    if (!last || !isSoon || isBefore(momentOf(last, 'ends'), momentOf(row, 'ends'))) last = row
  }
}
