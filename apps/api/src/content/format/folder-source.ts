import { constants, lstatSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { UnreadableSource } from './problem.ts'
import { bounds, isLeftover, refuseTooLarge, refuseTooMany, type Source } from './source.ts'

/** Symbolic links are refused: what a folder shows should be in it. */
export function openFolder(root: string): Source {
  const sizes = new Map<string, number>()
  const walk = (folder: string) => {
    for (const name of namesIn(root, folder)) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (isLeftover(path)) continue
      const stat = lstatSync(join(root, path))
      if (stat.isDirectory()) walk(path)
      else if (stat.isFile()) {
        refuseTooLarge(path, stat.size, bounds.fileBytes)
        sizes.set(path, stat.size)
        refuseTooMany(sizes.size)
      } else
        throw new UnreadableSource({
          zh: `${path} 不是普通文件（不接受链接）`,
          en: `${path} is not an ordinary file (links are not taken)`,
        })
    }
  }
  walk('')
  return {
    paths: [...sizes.keys()].sort(),
    has: (path) => sizes.has(path),
    sizeOf: (path) => sizes.get(path) ?? 0,
    read: async (path) => {
      if (!sizes.has(path)) throw new Error(`${path} is not in the folder`)
      // Not followed even if it has become a link since it was looked at, and not waited for if a pipe.
      const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
      const file = await open(join(root, path), flags).catch(() => {
        throw unreadable(path)
      })
      try {
        return await file.readFile()
      } finally {
        await file.close()
      }
    },
    close: async () => {},
  }
}

function namesIn(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder))
  } catch {
    throw unreadable(folder || root)
  }
}

const unreadable = (path: string) =>
  new UnreadableSource({
    zh: `${path} 无法读取；请检查权限`,
    en: `${path} cannot be read; see whether you are allowed to`,
  })
