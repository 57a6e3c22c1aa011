import { largestId } from '@tradefloor/contract'

/** The ids of a comma-joined list that its schema has accepted, each once. One beyond the database's integers is nobody's. */
export const idsFrom = (text: string): number[] =>
  [...new Set(text.split(',').map(Number))].filter((id) => id <= largestId)
