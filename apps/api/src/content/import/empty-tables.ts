import { type ReadContent, tableOf } from '../format/read-content.ts'
import type { Source } from '../format/source.ts'
import type { Stored } from '../stored/read-stored.ts'

/**
 * A table without a record is a mistake far more often than a wish: a sheet of instructions, a filter, a failed export.
 * Taken at its word it would empty the fair, so nothing is removed by it.
 */
export function refuseEmptyTables(
  { content, ids, present, problems }: ReadContent,
  { paths }: Pick<Source, 'paths'>,
  { content: stored }: Stored,
) {
  for (const name of present) {
    const count = stored[name].length
    if (content[name].length > 0 || ids[name].size > 0 || count === 0) continue
    const file = paths.find((path) => tableOf(path) === name) ?? name
    if (problems.list.some((problem) => problem.file === file)) continue
    problems.add(
      { file },
      `没有任何记录，而展会中有 ${count} 条。空表不会移除任何内容：请填写，或把此文件移出文件夹；要彻底删除请用 expo delete`,
      `has no records, and the fair has ${count}. An empty table removes nothing: fill it in, or take the file out of the folder; to delete for good there is expo delete`,
    )
  }
}
