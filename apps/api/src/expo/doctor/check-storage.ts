import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { chunkBytes, readChunk } from '../../modules/storage/file-queries.ts'
import { file, fileChunk } from '../../schema/index.ts'
import { type Finding, fault, formatBytes, formatList, ok, warning } from './finding.ts'

interface StoredFile extends Record<string, unknown> {
  id: string
  size: number
  sha256: string
  bytes_of: string | null
  /** Of the pieces that are there. */
  pieces: number
  bytes: number
  last: number
}

const filesAtOnce = 500

/** Whether every file's bytes are there; deeply: whether they are the ones that were put there. */
export async function checkStorage(
  db: Queries,
  { deep, onProgress }: { deep: boolean; onProgress?: (done: number, total: number) => void },
): Promise<Finding[]> {
  const total = await db.$count(file)
  let [count, bytes] = [0, 0]
  const broken: string[] = []
  for await (const stored of storedFiles(db)) {
    onProgress?.(count, total)
    count++
    if (stored.bytes_of === null) bytes += stored.bytes
    if (!isWhole(stored) || (deep && stored.bytes_of === null && !(await isItself(db, stored))))
      broken.push(stored.id)
  }
  const orphans = await countOrphans(db)
  return [
    broken.length === 0
      ? ok('storage', {
          zh: `${count} 个文件的内容都在（${formatBytes(bytes)}）${deep ? '，且与校验值一致' : ''}`,
          en: `Every file has its bytes${deep ? ', and they are the right ones' : ''} (files: ${count}, ${formatBytes(bytes)})`,
        })
      : fault(
          'storage',
          {
            zh: `内容缺失或损坏的文件：${formatList(broken)}`,
            en: `Files whose bytes are missing or damaged: ${formatList(broken)}`,
          },
          {
            zh: '请重新导入这些文件，或恢复一个完好的备份',
            en: 'Import these files again, or restore a backup that has them',
          },
        ),
    ...(orphans === 0
      ? []
      : [
          warning(
            'storage',
            {
              zh: `有 ${orphans} 块内容不属于任何文件，只是占用空间`,
              en: `Pieces that belong to no file and only take space: ${orphans}`,
            },
            {
              zh: '备份后恢复到空的安装即可去掉它们',
              en: 'A backup restored into an empty installation leaves them behind',
            },
          ),
        ]),
  ]
}

/** Some at a time, in the order of their names: no list of all of them, and nobody waits long. */
async function* storedFiles(db: Queries): AsyncGenerator<StoredFile> {
  let after = ''
  for (;;) {
    const { rows } = await db.execute<StoredFile>(sql`
      with page as (select id, size, sha256, bytes_of from ${file} where id > ${after}::text order by id limit ${filesAtOnce}::int)
      select page.*, coalesce(there.pieces, 0)::int as pieces, coalesce(there.bytes, 0)::float8 as bytes,
        coalesce(there.last, -1)::int as last
      from page left join lateral (
        select count(*) as pieces, sum(octet_length(c.bytes)) as bytes, max(c.position) as last
        from ${fileChunk} c where c.file_id = coalesce(page.bytes_of, page.id)
      ) there on true
      order by page.id`)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < filesAtOnce) return
    after = last.id
  }
}

const isWhole = ({ size, bytes, pieces, last }: StoredFile) =>
  bytes === size && pieces === Math.ceil(size / chunkBytes) && last === pieces - 1

async function isItself(db: Queries, stored: StoredFile): Promise<boolean> {
  const digest = createHash('sha256')
  for (let position = 0; position < stored.pieces; position++)
    digest.update(await readChunk(db, stored, position))
  return digest.digest('hex') === stored.sha256
}

async function countOrphans(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${fileChunk} c
    where not exists (select 1 from ${file} f where f.id = c.file_id and f.bytes_of is null)`)
  return rows[0]?.n ?? 0
}
