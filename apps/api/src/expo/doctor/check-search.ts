import type { Queries } from '../../db/open-database.ts'
import { countMiscounted, readIndexState } from '../../modules/search/index.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Whether the search finds what the fair has: the index is written with the content, so they differ only by accident. */
export async function checkSearch(db: Queries, { deep }: { deep: boolean }): Promise<Finding[]> {
  const { rows, outdated, unlisted } = await readIndexState(db)
  const miscounted = deep ? await countMiscounted(db) : 0
  const differing = [...Object.values(outdated), ...Object.values(unlisted)].flat().length
  if (differing + miscounted === 0)
    return [
      ok('search', {
        zh: `搜索索引与内容一致：企业 ${rows.exhibitor}，展品 ${rows.product}`,
        en: `The search index fits the content: companies ${rows.exhibitor}, products ${rows.product}`,
      }),
    ]
  return [
    warning(
      'search',
      {
        zh: `搜索索引与内容不符：${differing} 条；词频有误：${miscounted}`,
        en: `The search index differs from the content: rows ${differing}, counts of words ${miscounted}`,
      },
      {
        zh: '升级之后服务器会在后台更新；否则请运行 expo reindex',
        en: 'After an upgrade the server writes it in the background; else run expo reindex',
      },
    ),
  ]
}
