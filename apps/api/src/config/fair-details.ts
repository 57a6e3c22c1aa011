import type { Queries } from '../db/open-database.ts'
import { fair } from '../schema/index.ts'

type Row = typeof fair.$inferSelect

/** What the organiser calls the platform. Known before anybody asks, because every page carries it. */
export class FairDetails {
  #row: Row | null = null

  constructor(readonly db: Queries) {}

  get current(): Row | null {
    return this.#row
  }

  /** Reads it anew; when the database is away, what was known last stays. */
  async refresh() {
    try {
      const [row] = await this.db.select().from(fair).limit(1)
      this.#row = row ?? null
    } catch {
      // Asked again with the next change, or when the line to the database is there again.
    }
  }
}
