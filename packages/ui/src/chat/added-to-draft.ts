/** A sentence that is put in stands behind what was begun, on a line of its own. */
export const addedToDraft = (draft: string, sentence: string): string =>
  draft.trim() === '' ? sentence : `${draft.trimEnd()}\n${sentence}`
