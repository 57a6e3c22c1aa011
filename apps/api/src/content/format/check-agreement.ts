import type { TableName } from './columns.ts'
import type { ReadContent } from './read-content.ts'
import type { BoothValue, CheckedRow, SlideValue, Value } from './values.ts'

/** A record of the source, or one that is stored and stays. */
export type FindRecord = (table: TableName, id: number) => Record<string, Value> | undefined

/** References that lead somewhere, and yet contradict each other. */
export function checkAgreement({ content, problems }: ReadContent, find: FindRecord) {
  const tell = ({ file, line }: CheckedRow, field: string, zh: string, en: string) =>
    problems.add({ file, line, field }, zh, en)
  /** Undefined when the company or the exhibition is not there: that is told elsewhere. */
  const exhibits = (company: number, exhibition: number) =>
    find('exhibitions', exhibition) &&
    (find('companies', company)?.booths as BoothValue[] | null | undefined)?.some(
      (booth) => booth.exhibition === exhibition,
    )

  for (const row of content.schedule)
    for (const field of ['guests', 'documents'] as const)
      for (const id of (row.values[field] ?? []) as number[]) {
        const elsewhere = find(field, id)?.exhibition
        if (elsewhere !== undefined && elsewhere !== row.values.exhibition)
          tell(
            row,
            field,
            `${id} 属于展会 ${elsewhere}，不是本场的展会 ${row.values.exhibition}`,
            `names ${id}, which belongs to exhibition ${elsewhere} and not to ${row.values.exhibition} as the session does`,
          )
      }
  for (const row of content.videos)
    for (const exhibition of (row.values.exhibitions ?? []) as number[])
      if (exhibits(Number(row.values.company), exhibition) === false)
        tell(
          row,
          'exhibitions',
          `企业 ${row.values.company} 没有参加展会 ${exhibition}`,
          `names ${exhibition}, where company ${row.values.company} has no booth`,
        )
  for (const row of content['booth-walls'])
    for (const { company, exhibition } of ((row.values.slides ?? []) as SlideValue[]).flatMap(
      ({ hotspots }) => hotspots,
    ))
      if (exhibits(company, exhibition) === false)
        tell(
          row,
          'slides',
          `企业 ${company} 没有参加展会 ${exhibition}`,
          `leads to company ${company} at exhibition ${exhibition}, where it has no booth`,
        )
}
