import { eq } from 'drizzle-orm'
import type { Queries } from '../../../db/open-database.ts'
import { file } from '../../../schema/index.ts'

export async function findFile(db: Queries, id: string) {
  const [row] = await db.select().from(file).where(eq(file.id, id))
  return row
}
