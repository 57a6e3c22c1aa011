import { foreignKeyViolation, violates } from './sql-state.ts'

/** The keys by which rows belong to somebody. */
const toAnAccount = /_(account|owner|visitor|sender)_id_fkey$/

/** Somebody's account was deleted while a call of theirs was under way: what it wrote has no owner any more. */
export const isAccountGone = (error: unknown): boolean => violates(error, foreignKeyViolation, toAnAccount)
