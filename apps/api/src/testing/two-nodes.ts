import { cloneDatabase } from './clone-database.ts'
import { openTestApp } from './test-app.ts'

/** Two servers on one fresh database, each with what it keeps ready. */
export async function openTwoNodes() {
  const clone = await cloneDatabase()
  const here = await openTestApp({ clone })
  const database = await clone.fromAnotherNode()
  const there = await openTestApp({ clone: { database, close: async () => {} } })
  return {
    here,
    there,
    close: async () => {
      await there.close()
      await here.close()
    },
  }
}
