import type { Queries } from './open-database.ts'

/** What one module keeps about a person: for the export they may ask for, and for the deletion of their account. */
export interface PersonalPart {
  name: string
  /** Without it nothing is exported: what is kept cannot be told to be this person's. */
  read?(db: Queries, accountId: number): Promise<unknown>
  /** For what no foreign key deletes with the account. Runs before the account's row goes, in the same transaction. */
  beforeDeletion?(db: Queries, accountId: number): Promise<unknown>
}

/** Each module adds its own part, so that the account need not know what is built on it. */
export class PersonalData {
  readonly #parts = new Map<string, PersonalPart>()

  add(part: PersonalPart) {
    this.#parts.set(part.name, part)
  }

  async of(db: Queries, accountId: number): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {}
    for (const { name, read } of this.#parts.values()) if (read) parts[name] = await read(db, accountId)
    return parts
  }

  async beforeDeletion(db: Queries, accountId: number) {
    for (const part of this.#parts.values()) await part.beforeDeletion?.(db, accountId)
  }
}
