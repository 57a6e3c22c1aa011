interface Entry {
  is_store: number
}

/** Of an entry and the same in other exhibitions the one whose star is on, or else the first. */
export const starredEntry = <One extends Entry, Other extends Entry>(
  shown: One,
  also: readonly Other[] = [],
): One | Other => (shown.is_store === 1 ? shown : (also.find(({ is_store }) => is_store === 1) ?? shown))
