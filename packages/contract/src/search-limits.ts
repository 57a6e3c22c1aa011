/** What the calls for searching take, which a client holds to before it asks. */
export const searchLimits = {
  /** Characters of the words of a list. */
  words: 100,
  /** Characters of what something is suggested for. */
  suggested: 60,
  /** Characters of a filter, with all its values. */
  filter: 1000,
  /** Of a price or a quantity. */
  amount: 999_999_999,
} as const

const placeCode = { pattern: '\\d{6}', most: 20 }

/** Filters that take several values, joined by commas: what one looks like, and how many. */
export const severalValues = {
  industry: { pattern: '[a-z]{1,20}', most: 10 },
  category: { pattern: '[^,]{1,60}', most: 10 },
  province: placeCode,
  city: placeCode,
  area: placeCode,
  exhibitions: { pattern: '[1-9]\\d{0,8}', most: 20 },
} as const

/** What the other filters by text look like. */
export const singleValues = {
  currency: '^[A-Z]{3}$',
  order_unit: '^.{1,80}$',
} as const
