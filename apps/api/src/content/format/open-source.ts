import { statSync } from 'node:fs'
import { openFolder } from './folder-source.ts'
import { withModelPictures } from './model-pictures.ts'
import { UnreadableSource } from './problem.ts'
import type { Source } from './source.ts'
import { openZip } from './zip-source.ts'

/** The organiser's folder, or the same zipped. */
export async function openSource(path: string): Promise<Source> {
  const stat = statOf(path)
  if (!stat) throw new UnreadableSource({ zh: `没有 ${path}`, en: `There is no ${path}` })
  if (stat.isDirectory()) return withModelPictures(openFolder(path))
  // Not a pipe of that name, which nobody may ever write to.
  if (stat.isFile() && /\.zip$/i.test(path)) return withModelPictures(await openZip(path))
  throw new UnreadableSource({
    zh: `${path} 既不是文件夹，也不是 zip`,
    en: `${path} is neither a folder nor a zip`,
  })
}

/** A path that is too long or lies behind a closed door is as good as none. */
function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
