/** The same whatever the order of keys: a database may keep its own. */
export const isSame = (a: unknown, b: unknown) => a === b || sortedJson(a) === sortedJson(b)

const sortedJson = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
