import type { Query } from '@tanstack/react-query'
import type { Epoch } from './epoch.ts'
import { claimStore, type OwnerSource, replyKey } from './owner.ts'
import { isPersisted, serialise } from './persisted-queries.ts'

const mostCharacters = 300_000
const saveAfterMs = 50

/** Writes answers into the store, those that come together at once. */
export function createReplySaver(source: OwnerSource, epoch: Epoch) {
  const toSave = new Set<Query>()
  let saving: ReturnType<typeof setTimeout> | undefined

  const save = async () => {
    saving = undefined
    const isStillWanted = epoch.stillNow()
    const owner = await claimStore(source, isStillWanted)
    // Not known yet: they are saved with the next ones.
    if (owner === undefined || !isStillWanted()) return
    const batch = [...toSave]
    toSave.clear()
    for (const { queryHash, state } of batch) {
      const text = serialise(state.data)
      if (text.length > mostCharacters) continue
      const reply = { owner, text, at: state.dataUpdatedAt }
      await source.store.put(replyKey(owner, queryHash), reply, isStillWanted)
    }
  }
  return {
    saveSoon(query: Query) {
      if (!isPersisted(query.queryKey)) return
      toSave.add(query)
      saving ??= setTimeout(() => void save().catch(() => {}), saveAfterMs)
    },
    forget: () => toSave.clear(),
    end: () => clearTimeout(saving),
  }
}
