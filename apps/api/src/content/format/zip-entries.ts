import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { UnreadableSource } from './problem.ts'
import { bounds, isPlainPath, refuseTooLarge } from './source.ts'

/** Text and tables pack well, but nothing honest packs a thousandfold. */
const mostRatio = 400
const ratioMatters = 4 * 1_048_576
const linkType = 0o120000
const typeMask = 0o170000

/** The entries as the archive lists them; nothing is unpacked. */
export function entriesOf(zip: ZipFile): Promise<Entry[]> {
  // Folders count too. It reads no more of them than it says it has.
  if (zip.entryCount > bounds.files * 2) throw tooMany()
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      try {
        entry.fileName = nameOf(entry)
      } catch (error) {
        return reject(unreadable(error))
      }
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (error) => reject(unreadable(error)))
    zip.readEntry()
  })
}

const saysUtf8 = 0x800

/** Archivers of Chinese systems write names in GB18030 and say nothing about it; others are silent about UTF-8. */
function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const utf8 = decoded(fileNameRaw, 'utf-8')
  const isSure = (generalPurposeBitFlag & saysUtf8) !== 0 || !couldBeChinese(fileNameRaw, utf8)
  const name = utf8 !== undefined && isSure ? utf8 : decoded(fileNameRaw, 'gb18030')
  if (name !== undefined) return name.replaceAll('\\', '/')
  throw new UnreadableSource({
    zh: '压缩包里有无法辨认的文件名',
    en: 'The archive has a name that cannot be read',
  })
}

/** Two bytes that are a common character there may be an odd letter in UTF-8. */
const couldBeChinese = (raw: Buffer, utf8 = '') =>
  /[\u0080-\u07ff]/.test(utf8) &&
  !/[\u0800-\uffff]/.test(utf8) &&
  /^(?:[^\u0080-\u00ff]|[\u00b0-\u00f7][\u00a1-\u00fe])*$/.test(raw.toString('latin1'))

function decoded(raw: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(raw)
  } catch {
    return undefined
  }
}

/** Everything about the entries is checked before a byte of them is unpacked. */
export function checkEntries(archive: string, entries: Entry[], mostBytes: number) {
  const seen = new Set<string>()
  let total = 0
  for (const entry of entries) {
    refuseEntry(entry)
    if (seen.has(entry.fileName)) refuse(entry, '出现了两次', 'is in the archive twice')
    seen.add(entry.fileName)
    total += entry.uncompressedSize
    refuseTooLarge(archive, total, mostBytes)
  }
}

/** Its size is checked again while it is unpacked. */
export async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (opened ? resolve(opened) : reject(unreadable(error))))
  })
  const parts: Buffer[] = []
  try {
    for await (const part of stream) parts.push(part as Buffer)
  } catch (error) {
    throw unreadable(error)
  }
  return Buffer.concat(parts)
}

function refuse({ fileName }: Entry, zh: string, en: string): never {
  throw new UnreadableSource({ zh: `${fileName} ${zh}`, en: `${fileName} ${en}` })
}

function refuseEntry(entry: Entry) {
  const { fileName: path, uncompressedSize: size, compressedSize: packed } = entry
  if (!isPlainPath(path.replace(/\/$/, ''))) refuse(entry, '指向压缩包之外', 'leads out of the archive')
  if (((entry.externalFileAttributes >>> 16) & typeMask) === linkType)
    refuse(entry, '是链接，不接受', 'is a link, which is not taken')
  if (entry.isEncrypted()) refuse(entry, '已加密，请去掉密码', 'is encrypted; please remove the password')
  refuseTooLarge(path, size, bounds.fileBytes)
  if (size > ratioMatters && size > packed * mostRatio)
    refuse(entry, '压缩比异常，疑为压缩炸弹', 'is packed beyond reason, as a zip bomb is')
}

const tooMany = () => new UnreadableSource({ zh: '压缩包里的文件太多', en: 'The archive has too many files' })

/** Archives are at fault in few ways that a person can do something about. */
export function unreadable(error: unknown): UnreadableSource {
  if (error instanceof UnreadableSource) return error
  if (error instanceof Error && /encrypt/i.test(error.message))
    return new UnreadableSource({
      zh: '压缩包已加密，请去掉密码',
      en: 'The archive is encrypted; please remove the password',
    })
  return new UnreadableSource({
    zh: '压缩包无法读取：不是 zip，或不完整，请重新压缩',
    en: 'The archive cannot be read: it is no zip or not whole; please pack it again',
  })
}
