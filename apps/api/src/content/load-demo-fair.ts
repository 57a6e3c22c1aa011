import { join } from 'node:path'
import type { Database } from '../db/open-database.ts'
import { contentFolder } from '../paths.ts'
import { exhibition } from '../schema/index.ts'
import { fairKind, setFairKind } from './fair-kind.ts'
import { openFolder } from './format/folder-source.ts'
import { withModelPictures } from './format/model-pictures.ts'
import { formatProblem } from './format/problem.ts'
import { readContent } from './format/read-content.ts'
import { applyImport, examine } from './import/import-content.ts'
import { loadDemoAccounts } from './load-demo-accounts.ts'
import { loadDemoAnswering } from './load-demo-answering.ts'
import { loadDemoConversations } from './load-demo-conversations.ts'
import { loadDemoFigures } from './load-demo-figures.ts'
import { loadDemoLeads } from './load-demo-leads.ts'

const wish = { prune: false, overwrite: false }

/** Brings the demo fair into an empty database, whole or not at all. Says whether it did. */
export async function loadDemoFair(
  database: Database,
  now: Date,
  onLoading: () => void = () => {},
): Promise<boolean> {
  if ((await fairKind(database.db)) !== null) return false
  const [anything] = await database.db.select({ id: exhibition.id }).from(exhibition).limit(1)
  if (anything) return false
  onLoading()
  const source = withModelPictures(openFolder(join(contentFolder, 'demo')))
  const examined = await examine(await readContent(source), source, database.db, {
    wish,
    now,
    thorough: false,
  })
  // A fault here is ours, so it names the place and stops the start.
  const [fault] = examined.problems.list
  if (fault) throw new Error(`content/demo/${formatProblem(fault, 'en')}`)
  await applyImport(database, source, examined, {
    wish,
    now,
    also: async (db) => {
      await loadDemoAccounts(db, now)
      await loadDemoAnswering(db, now)
      await loadDemoLeads(db, now)
      await loadDemoConversations(db, now)
      await loadDemoFigures(db, now)
      await setFairKind(db, 'demo')
    },
  })
  return true
}
