import { currentOwner, type OwnerSource } from './owner.ts'
import { replyStore } from './stores.ts'

/** The number of whoever is signed in; undefined for a guest, and while nobody can say. */
export async function currentVisitor(source: Omit<OwnerSource, 'store'>): Promise<number | undefined> {
  const owner = await currentOwner({ ...source, store: replyStore })
  return owner === 'guest' ? undefined : owner
}
