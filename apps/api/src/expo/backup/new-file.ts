import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../refusal.ts'
import { openDraft } from './draft-file.ts'
import { undoneOnSignal } from './undone-on-signal.ts'

export interface WrittenFile {
  path: string
  bytes: number
  sha256: string
}

/**
 * Writes a draft, makes sure it is on the disk, and gives it its name. Readable by its owner only. Nobody ever sees half of
 * it, and what has the name already stays as it is.
 */
export async function writeAtomically(
  path: string,
  source: [NodeJS.ReadableStream, NodeJS.ReadWriteStream],
): Promise<WrittenFile> {
  refuseUnlessNew(path)
  try {
    const draft = await openDraft(path)
    return await undoneOnSignal(draft.discard, async () => {
      try {
        const written = await fill(draft.handle, source)
        await draft.publish()
        await syncFolderOf(path)
        return { path, ...written }
      } finally {
        await draft.handle.close()
        draft.discard()
      }
    })
  } catch (error) {
    throw cannotWrite(path, error as NodeJS.ErrnoException) ?? error
  }
}

/** Asked for at once as well: nobody likes to hear of it after an hour. */
export function refuseUnlessNew(path: string) {
  if (existsSync(path)) throw new AlreadyThere(path)
  if (!existsSync(dirname(path))) throw cannotWrite(path, { code: 'ENOENT' })
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

async function syncFolderOf(path: string) {
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
  if (code === 'EEXIST') return new AlreadyThere(path)
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
