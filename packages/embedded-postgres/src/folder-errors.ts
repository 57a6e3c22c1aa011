import { DataFolderUnusable } from './database-faults.ts'

/** Thrown inside `explained` when the folder's db is something else. */
export class NotADatabase extends Error {}

/** Runs work on the data folder; what the system refuses becomes a sentence a person can act on. */
export function explained<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new DataFolderUnusable(dataDir, explanationOf(error), { cause: error })
  }
}

function explanationOf(error: unknown) {
  if (error instanceof NotADatabase)
    return {
      zh: '其中的 db 目录不是数据库。请把它移走，或用 DATA_DIR 指定其他目录。',
      en: 'its folder db is not a database. Move it away, or choose another folder with DATA_DIR.',
    }
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return explanations[code] ?? { zh: `${(error as Error).message}。`, en: `${(error as Error).message}.` }
}

const noPermission = { zh: '没有写入权限。', en: 'there is no permission to write there.' }
const noSpace = {
  zh: '磁盘空间不足（至少需要 96 MB）。',
  en: 'the disk is full (at least 96 MB are needed).',
}

const explanations: Record<string, { zh: string; en: string }> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: { zh: '磁盘是只读的。', en: 'the disk is read-only.' },
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  ENOTDIR: { zh: '它或它的上级不是目录。', en: 'it, or a part of its path, is not a folder.' },
  EEXIST: { zh: '它或它的上级不是目录。', en: 'it, or a part of its path, is not a folder.' },
}
