import { UnreadableSource } from './problem.ts'

/** A folder or a zip, read the same way. Paths are relative, with forward slashes, and stay inside. */
export interface Source {
  /** Every file, sorted. */
  readonly paths: readonly string[]
  /** Whether there is such a file, listed or not. */
  has(path: string): boolean
  /** Size in bytes, known before reading. */
  sizeOf(path: string): number
  read(path: string): Promise<Buffer>
  close(): Promise<void>
}

/** Bounds of what is read at all: far above any fair, far below what would hurt. */
export const bounds = {
  files: 200_000,
  fileBytes: 512 * 1_048_576,
  tableBytes: 256 * 1_048_576,
  totalBytes: 20 * 1_073_741_824,
} as const

/** Whether a name that came from outside is one of ours to read: relative, without tricks. */
export function isPlainPath(path: string): boolean {
  if (
    path === '' ||
    path.length > 500 ||
    /[\0\\]/.test(path) ||
    path.startsWith('/') ||
    /^[A-Za-z]:/.test(path)
  )
    return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** Left behind by systems and programs; nobody means them. */
export const isLeftover = (path: string) =>
  path
    .split('/')
    .some(
      (part) => /^\.[^.]/.test(part) || part.startsWith('~$') || part === '__MACOSX' || part === 'Thumbs.db',
    )

export function refuseTooMany(count: number) {
  if (count > bounds.files)
    throw new UnreadableSource({
      zh: `文件太多：超过 ${bounds.files} 个`,
      en: `Too many files: more than ${bounds.files}`,
    })
}

export function refuseTooLarge(path: string, size: number, most: number) {
  if (size > most)
    throw new UnreadableSource({
      zh: `${path} 太大：超过 ${Math.round(most / 1_048_576)} MB`,
      en: `${path} is too large: more than ${Math.round(most / 1_048_576)} MB`,
    })
}
