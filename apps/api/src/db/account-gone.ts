const foreignKeyViolation = '23503'
/** The keys by which rows belong to somebody. */
const toAnAccount = /_(account|owner|visitor|sender)_id_fkey$/

/**
 * Somebody's account was deleted while a call of theirs was under way: what the call wanted to keep has no owner any more.
 */
export function isAccountGone(error: unknown): boolean {
  const { code, constraint, cause } = (error ?? {}) as {
    code?: unknown
    constraint?: unknown
    cause?: unknown
  }
  if (code === foreignKeyViolation) return typeof constraint === 'string' && toAnAccount.test(constraint)
  return cause !== undefined && isAccountGone(cause)
}
