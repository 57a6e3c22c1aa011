import type { Database } from '../../db/open-database.ts'
import { type BoothFacts, boothFacts } from './booth-facts.ts'
import { hasLayers } from './layers.ts'
import { findPosterBooth } from './poster-queries.ts'

interface BoothIds {
  exhibitionId: number
  companyId: number
}

/** What the poster of a booth shows; none without a booth, or where its stand or its hall is not drawn. */
export async function posterFacts(
  database: Pick<Database, 'db'>,
  ids: BoothIds,
): Promise<BoothFacts | undefined> {
  const row = await findPosterBooth(database, ids)
  const facts = row && boothFacts(row)
  return facts && hasLayers(facts) ? facts : undefined
}

/** The part of its poster's address that changes with what it shows. */
export const posterVersion = async (database: Pick<Database, 'db'>, ids: BoothIds): Promise<string | null> =>
  (await posterFacts(database, ids))?.version ?? null
