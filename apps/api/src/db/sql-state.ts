export const uniqueViolation = '23505'
export const foreignKeyViolation = '23503'
export const deadlockDetected = '40P01'
export const readOnlyTransaction = '25006'

interface DatabaseError {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** The error of the database itself, which Drizzle wraps as a cause. */
function findState(error: unknown, state: string): DatabaseError | undefined {
  for (let current = error as DatabaseError | undefined; current; current = current.cause as DatabaseError)
    if (current.code === state) return current
  return undefined
}

/** Whether the database answered with this SQLSTATE. */
export const hasSqlState = (error: unknown, state: string): boolean => findState(error, state) !== undefined

/** Whether a constraint of this name, or of a name like this, was violated. */
export function violates(error: unknown, state: string, constraint: string | RegExp): boolean {
  const { constraint: violated } = findState(error, state) ?? {}
  if (typeof violated !== 'string') return false
  return typeof constraint === 'string' ? violated === constraint : constraint.test(violated)
}
