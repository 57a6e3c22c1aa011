import { createHash } from 'node:crypto'
import type { MediaType, Words } from '../format/columns.ts'
import type { Problems } from '../format/problem.ts'
import type { ReadContent } from '../format/read-content.ts'
import type { Source } from '../format/source.ts'
import { endingsOf, typeOf } from '../stored/media-names.ts'
import type { StoredFile } from '../stored/read-stored.ts'
import { lookAtCaptions } from './look-at-captions.ts'
import { lookAtPicture } from './look-at-picture.ts'
import { type MediaReference, mediaReferences } from './media-references.ts'

/** A file of the organiser's folder, looked at; its bytes are read again when they are written. */
export interface MediaFile {
  path: string
  mime: string
  size: number
  sha256: string
  width: number | null
  height: number | null
  /** Of a logo: empty when it has none, null when nobody looked. */
  color: string | null
}

const filesAtOnce = 4
const mostPictureBytes = 30 * 1_048_576

interface Needs {
  source: Source
  /** What the database has: it need not be brought again. */
  stored: ReadonlyMap<string, StoredFile>
  /** Whether pictures are decoded to the end, and not only asked for their size. */
  thorough: boolean
  onProgress?: (done: number, total: number) => void
}

/**
 * Looks at every file that a record shows, also one that has another fault: everything is told at once. What is missing
 * or not what it says it is becomes a problem.
 */
export async function checkMedia(
  { content, faulty }: Pick<ReadContent, 'content' | 'faulty'>,
  { source, stored, thorough, onProgress }: Needs,
  problems: Problems,
): Promise<Map<string, MediaFile>> {
  const references = [...mediaReferences(content), ...mediaReferences(faulty)]
  const isRead = ({ path, types }: MediaReference) => isOfType(path, types) && source.has(`media/${path}`)
  const looked = await lookAtAll([...new Set(references.filter(isRead).map(({ path }) => path))], {
    source,
    stored,
    thorough,
    logos: new Set(content.companies.map(({ values }) => String(values.logo))),
    ...(onProgress ? { onProgress } : {}),
  })
  for (const { row, field, path, types } of references) {
    const where = { file: row.file, line: row.line, field }
    const file = looked.get(path)
    if (!isOfType(path, types)) {
      const endings = endingsOf(types).join(', ')
      problems.add(
        where,
        `${path} 不是所需的类型：${endings}`,
        `${path} is not of the kind wanted: ${endings}`,
      )
    } else if (file && 'zh' in file) problems.add(where, `${path} ${file.zh}`, `${path} ${file.en}`)
    else if (!file && !stored.has(path))
      problems.add(where, `media 文件夹中没有 ${path}`, `names ${path}, which is not in the folder media`)
  }
  return new Map([...looked].flatMap(([path, file]) => ('zh' in file ? [] : [[path, file] as const])))
}

/** A few at a time: decoding is done beside this thread, and no more of them are in memory than that. */
async function lookAtAll(
  paths: string[],
  { source, stored, thorough, logos, onProgress }: Needs & { logos: ReadonlySet<string> },
) {
  const looked = new Map<string, MediaFile | Words>()
  for (let from = 0; from < paths.length; from += filesAtOnce) {
    onProgress?.(from, paths.length)
    await Promise.all(
      paths.slice(from, from + filesAtOnce).map(async (path) => {
        if (isVastPicture(path, source.sizeOf(`media/${path}`))) return looked.set(path, tooLarge)
        const bytes = await source.read(`media/${path}`)
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        const was = stored.get(path)
        const isKnown = was?.sha256 === sha256
        const color = isKnown ? was.color : null
        const file = await look(path, bytes, sha256, {
          // What is in the database was looked at when it came.
          thorough: thorough && !isKnown,
          // It was a logo if it had a colour; known bytes without one may have become one since.
          isLogo: color === null && (logos.has(path) || typeof was?.color === 'string'),
        })
        return looked.set(path, 'zh' in file ? file : { ...file, color: file.color ?? color })
      }),
    )
  }
  return looked
}

const tooLarge: Words = { zh: '超过 30 MB，请缩小', en: 'is larger than 30 MB; make it smaller' }

/** Known before a byte of it is read. */
const isVastPicture = (path: string, size: number) =>
  typeOf(path)?.kind === 'picture' && size > mostPictureBytes

const isOfType = (path: string, types: readonly MediaType[]) => {
  const kind = typeOf(path)?.kind
  return kind !== undefined && types.includes(kind)
}

async function look(
  path: string,
  bytes: Buffer,
  sha256: string,
  { thorough, isLogo }: { thorough: boolean; isLogo: boolean },
): Promise<MediaFile | Words> {
  const type = typeOf(path)
  if (!type) return { zh: '类型未知', en: 'is of an unknown kind' }
  const file = { path, mime: type.mime, size: bytes.length, sha256, width: null, height: null, color: null }
  if (bytes.length === 0) return { zh: '是空文件', en: 'is an empty file' }
  if (type.kind === 'document')
    return bytes.subarray(0, 1024).includes('%PDF-') && bytes.subarray(-2048).includes('%%EOF')
      ? file
      : { zh: '不是完整的 PDF', en: 'is not a whole PDF' }
  if (type.kind === 'video')
    return bytes.subarray(4, 8).equals(Buffer.from('ftyp'))
      ? file
      : { zh: '不是 mp4 视频', en: 'is not an mp4 film' }
  if (type.kind === 'captions') return lookAtCaptions(bytes) ?? file
  const facts = await lookAtPicture({ bytes, mime: type.mime, thorough, isLogo })
  return 'zh' in facts ? facts : { ...file, ...facts }
}
