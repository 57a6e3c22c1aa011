import { eq } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import { takeImportLock } from '../../content/import/import-lock.ts'
import { type OwnGroup, readOwnGroups } from '../../modules/search/index.ts'
import { glossaryGroup } from '../../schema/index.ts'
import type { ToolDatabase } from '../verb.ts'
import type { GroupChange } from './plan-change.ts'

/** Plans again inside the transaction, because an import may have written meanwhile. Every node is told. */
export const writeChange = (
  database: Pick<ToolDatabase, 'longTransaction'>,
  plan: (own: OwnGroup[]) => GroupChange[],
): Promise<GroupChange[]> =>
  database.longTransaction(async (db) => {
    await takeImportLock(db)
    const changes = plan(await readOwnGroups(db))
    for (const { before, after } of changes) {
      if (before) await db.delete(glossaryGroup).where(eq(glossaryGroup.id, before.id))
      if (after) {
        const { zh: termsZh, en: termsEn, ...row } = after
        await db.insert(glossaryGroup).values({ ...row, termsZh, termsEn })
      }
    }
    if (changes.length > 0) await announce(db, 'search')
    return changes
  })
