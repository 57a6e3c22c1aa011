import { seenPrefix } from '../domains/offline/names.ts'
import { BoundedCache } from './bounded-cache.ts'

/** Another one for every build: pages of one name files that the next does not have. */
declare const workerVersion: string

const mebibyte = 1_048_576

const names = {
  files: 'files',
  shell: `shell-${workerVersion}`,
  pages: `${seenPrefix}pages-${workerVersion}`,
  pictures: `${seenPrefix}pictures`,
}

/**
 * Files have a hash in their name, so those of the last build do no harm and serve whoever still has its pages open; the
 * oldest go when there are too many.
 */
export const files = new BoundedCache(names.files, { most: 300, bytes: 8 * mebibyte })
export const shell = new BoundedCache(names.shell, { most: 1, bytes: mebibyte })
export const pages = new BoundedCache(names.pages, { most: 20, bytes: 3 * mebibyte })
export const pictures = new BoundedCache(names.pictures, { most: 200, bytes: 12 * mebibyte })

/** What earlier builds kept that this one does not use. */
export async function dropOthers(): Promise<void> {
  const ours: readonly string[] = Object.values(names)
  const all = await caches.keys()
  await Promise.all(all.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
}
