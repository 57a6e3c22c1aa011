import type { Queries } from './db/open-database.ts'

/** What one module keeps about a person, for the export they may ask for. Deletion follows the foreign keys. */
export interface PersonalPart {
  name: string
  read(db: Queries, accountId: number): Promise<unknown>
}

/** Each module adds its own part, so that the account need not know what is built on it. */
export class PersonalData {
  readonly #parts = new Map<string, PersonalPart>()

  add(part: PersonalPart) {
    this.#parts.set(part.name, part)
  }

  async of(db: Queries, accountId: number): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {}
    for (const { name, read } of this.#parts.values()) parts[name] = await read(db, accountId)
    return parts
  }
}
