import type { RequestParts } from './openapi-request.ts'
import type { RowContext } from './openapi-things.ts'

export type Make = (place: RowContext) => RequestParts | Promise<RequestParts>

/** What the whole-gateway tests know of one call beyond its description. */
export interface Row {
  /** A request that succeeds for its owner; what it names is made first. */
  ask: Make
  /** Two right answers differ: they carry something new each time. */
  varies?: true
  /** For calls that name what a visitor owns: the same request about another's, and about what is not there. */
  owned?: { what: string; anothers: Make; missing: Make }[]
}

export const nothing: Make = () => ({})
/** The number of something that is not there. */
export const none = 2_000_000_000
