import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { MediaType } from '../format/columns.ts'

/** The file at a place in the organiser's folder always has the same address, whatever is in it. */
export const fileIdOf = (path: string) =>
  `m-${createHash('sha256').update(path).digest('base64url').slice(0, 22)}`

/** A film of an organiser's record: a file of its own to visitors, with the bytes of another. */
export const videoFileId = (video: number) => `video-${video}`

const types: Record<string, { mime: string; kind: MediaType }> = {
  '.png': { mime: 'image/png', kind: 'picture' },
  '.jpg': { mime: 'image/jpeg', kind: 'picture' },
  '.jpeg': { mime: 'image/jpeg', kind: 'picture' },
  '.webp': { mime: 'image/webp', kind: 'picture' },
  '.avif': { mime: 'image/avif', kind: 'picture' },
  '.mp4': { mime: 'video/mp4', kind: 'video' },
  '.pdf': { mime: 'application/pdf', kind: 'document' },
  '.vtt': { mime: 'text/vtt', kind: 'captions' },
}

export const typeOf = (path: string) => types[posix.extname(path).toLowerCase()]

export const endingsOf = (kinds: readonly string[]) =>
  Object.entries(types)
    .filter(([, { kind }]) => kinds.includes(kind))
    .map(([ending]) => ending)

/** Where a file that did not come from a folder goes to in one. */
export function pathForExport(id: string, mime: string): string {
  const [ending = ''] = Object.entries(types).find(([, each]) => each.mime === mime) ?? []
  return `files/${id}${ending}`
}
