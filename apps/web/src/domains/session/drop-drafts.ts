/** Before the name of each form's draft in the storage of the tab. */
export const draftPrefix = 'formDraft '
export const ofTab = () => window.sessionStorage

/** Whoever leaves on purpose leaves nothing behind. */
export function dropDrafts(storage = ofTab): void {
  try {
    for (const name of Object.keys(storage())) if (name.startsWith(draftPrefix)) storage().removeItem(name)
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
