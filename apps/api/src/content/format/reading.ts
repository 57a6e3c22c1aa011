import type { Value } from './values.ts'
import type { Words } from './words.ts'

/** What a text in a field turned out to be: a value, or a sentence why it cannot be one. */
export type Reading = { value: Value } | { problem: Words }

export const problem = (zh: string, en: string): Reading => ({ problem: { zh, en } })
