import { createHash, randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../refusal.ts'
import { undoneOnSignal } from './undone-on-signal.ts'

export interface WrittenFile {
  path: string
  bytes: number
  sha256: string
}

/**
 * Writes under another name beside it, makes sure it is on the disk, and gives it its name. Readable by its owner
 * only. Nobody ever sees half of it, and what has the name already stays as it is.
 */
export async function writeWhole(
  path: string,
  source: [NodeJS.ReadableStream, NodeJS.ReadWriteStream],
): Promise<WrittenFile> {
  refuseUnlessNew(path)
  const half = join(dirname(path), `.${basename(path)}.half-${randomBytes(4).toString('hex')}`)
  // From before there is a file: one that is left by a signal has people's data in it.
  return undoneOnSignal(
    () => rmSync(half, { force: true }),
    async () => {
      try {
        const written = await fillNew(half, source)
        await giveName(half, path)
        return { path, ...written }
      } catch (error) {
        throw cannotWrite(path, error as NodeJS.ErrnoException) ?? error
      } finally {
        await rm(half, { force: true })
      }
    },
  )
}

/** Asked for at once as well: nobody likes to hear of it after an hour. */
export function refuseUnlessNew(path: string) {
  if (existsSync(path)) throw new AlreadyThere(path)
  if (!existsSync(dirname(path))) throw cannotWrite(path, { code: 'ENOENT' })
}

async function fillNew(path: string, source: [NodeJS.ReadableStream, NodeJS.ReadWriteStream]) {
  const file = await open(path, 'wx', 0o600)
  try {
    return await fill(file, source)
  } finally {
    await file.close()
  }
}

async function fill(file: FileHandle, [source, packed]: [NodeJS.ReadableStream, NodeJS.ReadWriteStream]) {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(source, packed, async (pieces: AsyncIterable<Buffer | string>) => {
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += Buffer.byteLength(piece)
      await file.appendFile(piece)
    }
  })
  await file.sync()
  return { bytes, sha256: hash.digest('hex') }
}

/** A link, unlike a renaming, fails when the name is taken; some file systems have none. */
async function giveName(half: string, path: string) {
  try {
    await link(half, path)
  } catch (error) {
    if (existsSync(path)) throw new AlreadyThere(path)
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
    await rename(half, path)
  }
  if (process.platform === 'win32') return
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}

class AlreadyThere extends Refusal {
  constructor(path: string) {
    super({
      zh: `${path} 已存在，不会被覆盖。请换一个文件名。`,
      en: `${path} is there already and is not overwritten. Choose another name.`,
    })
  }
}

function cannotWrite(path: string, { code = '' }: { code?: string | undefined }): Refusal | null {
  const why = reasons[code]
  return why
    ? new Refusal({ zh: `无法写入 ${path}：${why.zh}`, en: `${path} cannot be written: ${why.en}` })
    : null
}

const full = { zh: '磁盘已满。', en: 'the disk is full.' }
const forbidden = { zh: '没有写入权限。', en: 'there is no permission to write there.' }
const noFolder = { zh: '所在目录不存在，请先建立。', en: 'its folder does not exist; make it first.' }
const reasons: Record<string, { zh: string; en: string }> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: { zh: '文件对此文件系统而言太大。', en: 'it is too large for that file system.' },
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: { zh: '磁盘是只读的。', en: 'the disk is read-only.' },
  ENOENT: noFolder,
  ENOTDIR: noFolder,
  ENAMETOOLONG: { zh: '文件名太长。', en: 'the name is too long.' },
}
