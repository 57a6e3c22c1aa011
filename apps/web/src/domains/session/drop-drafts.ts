import { tabStore } from '@tradefloor/ui'

/** Before the name of each form's draft in the storage of the tab. */
export const draftPrefix = 'formDraft '

/** Whoever leaves on purpose leaves nothing behind. */
export function dropDrafts(store = tabStore): void {
  for (const name of store.keys()) if (name.startsWith(draftPrefix)) store.write(name, null)
}
