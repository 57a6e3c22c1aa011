import { deskFileLimits } from '@tradefloor/contract'
import type { Words } from '../../format/words.ts'
import { endingsOf, typeOf } from '../../stored/media-names.ts'
import type { Stored } from '../../stored/read-stored.ts'
import { type DeskField, pictureField } from '../editable.ts'

/** The files that a cell names. */
export const pathsOf = (text: string): string[] => text.split(';').filter((path) => path !== '')

/** An upload's id in such a path; undefined for what an organiser brought. */
export const uploadIdIn = (path: string): string | undefined => /^files\/([\w-]+)\.\w+$/.exec(path)?.[1]

export const uploadIdsIn = (text: string): string[] => pathsOf(text).flatMap((path) => uploadIdIn(path) ?? [])

/** What is wrong with the pictures of a cell: only the company's own can be shown, and not too many. */
export function mediaProblem(
  { base, column }: DeskField,
  text: string,
  files: Stored['files'],
): Words | undefined {
  if (column.kind !== 'media') return undefined
  const paths = pathsOf(text)
  if (paths.length > deskFileLimits.pictures)
    return {
      zh: `最多 ${deskFileLimits.pictures} 张图片`,
      en: `has more than ${deskFileLimits.pictures} pictures`,
    }
  if (paths.some((path) => !files.has(path)))
    return base === pictureField['booth-documents']
      ? { zh: '文件已不存在，请重新上传', en: 'names a file that is gone; upload it again' }
      : { zh: '有图片已不存在，请重新上传', en: 'names pictures that are gone; upload them again' }
  const isOfType = (path: string) => column.types.includes(typeOf(path)?.kind ?? 'video')
  if (!paths.every(isOfType))
    return {
      zh: `应为 ${endingsOf(column.types).join('、')} 文件`,
      en: `should be ${endingsOf(column.types).join(', ')}`,
    }
  if (base === pictureField.companies && paths.some((path) => files.get(path)?.color === null))
    return { zh: '请作为标志上传', en: 'should be uploaded as a logo' }
  return undefined
}
