import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { UnreadableSource } from './problem.ts'
import { bounds, isLeftover, isPlainPath, refuseTooLarge, refuseTooMany, type Source } from './source.ts'

/** Text and tables pack well, but nothing honest packs a thousandfold. */
const mostRatio = 400
const ratioMatters = 4 * 1_048_576
const linkType = 0o120000
const typeMask = 0o170000

/** Everything about an entry is checked before a byte of it is unpacked, and its size again while it is. */
export async function openZip(file: string): Promise<Source> {
  const zip = await openArchive(file)
  const entries = new Map<string, Entry>()
  let total = 0
  try {
    for (const entry of await entriesOf(zip)) {
      const path = entry.fileName
      if (path.endsWith('/') || isLeftover(path)) continue
      refuseEntry(entry)
      total += entry.uncompressedSize
      refuseTooLarge(file, total, bounds.totalBytes)
      entries.set(path, entry)
      refuseTooMany(entries.size)
    }
  } catch (error) {
    zip.close()
    throw error
  }
  return {
    paths: withoutCommonFolder(entries).sort(),
    sizeOf: (path) => entries.get(path)?.uncompressedSize ?? 0,
    read: async (path) => {
      const entry = entries.get(path)
      if (!entry) throw new Error(`${path} is not in the archive`)
      return readWhole(await promisify(zip.openReadStream.bind(zip) as OpenStream)(entry), entry)
    },
    close: async () => zip.close(),
  }
}

type OpenStream = (entry: Entry, done: (error: Error | null, stream?: Readable) => void) => void

const openArchive = (file: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) =>
      zip ? resolve(zip) : reject(unreadable(error)),
    )
  })

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      if (entries.length > bounds.files * 2) return reject(tooMany())
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (error) => reject(unreadable(error)))
    zip.readEntry()
  })
}

function refuseEntry(entry: Entry) {
  const { fileName: path, uncompressedSize: size, compressedSize: packed } = entry
  const refuse = (zh: string, en: string) => {
    throw new UnreadableSource({ zh: `${path} ${zh}`, en: `${path} ${en}` })
  }
  if (!isPlainPath(path)) refuse('指向压缩包之外', 'leads out of the archive')
  if (((entry.externalFileAttributes >>> 16) & typeMask) === linkType)
    refuse('是链接，不接受', 'is a link, which is not taken')
  if (entry.isEncrypted()) refuse('已加密，请去掉密码', 'is encrypted; please remove the password')
  refuseTooLarge(path, size, bounds.fileBytes)
  if (size > ratioMatters && size > packed * mostRatio)
    refuse('压缩比异常，疑为压缩炸弹', 'is packed beyond reason, as a zip bomb is')
}

/** A folder that was zipped whole has its own name in front of everything. */
function withoutCommonFolder(entries: Map<string, Entry>): string[] {
  const paths = [...entries.keys()]
  const first = paths[0]?.split('/')[0]
  if (!first || !paths.every((path) => path.startsWith(`${first}/`))) return paths
  for (const path of paths) {
    const entry = entries.get(path)
    entries.delete(path)
    if (entry) entries.set(path.slice(first.length + 1), entry)
  }
  return [...entries.keys()]
}

async function readWhole(stream: Readable | undefined, entry: Entry): Promise<Buffer> {
  if (!stream) throw new Error(`${entry.fileName} could not be opened`)
  const parts: Buffer[] = []
  try {
    for await (const part of stream) parts.push(part as Buffer)
  } catch (error) {
    throw unreadable(error)
  }
  return Buffer.concat(parts)
}

const tooMany = () => new UnreadableSource({ zh: '压缩包里的文件太多', en: 'The archive has too many files' })

const unreadable = (error: unknown) =>
  new UnreadableSource({
    zh: `压缩包无法读取：${error instanceof Error ? error.message : '未知错误'}`,
    en: `The archive cannot be read: ${error instanceof Error ? error.message : 'unknown fault'}`,
  })
