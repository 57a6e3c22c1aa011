import { PgPreparedQuery } from 'drizzle-orm/pg-core'

type Run = (query: string, values: unknown[], run: () => Promise<unknown>) => Promise<unknown>
interface FailedQuery extends Error {
  params?: unknown
  detail?: unknown
  where?: unknown
}

const marker = Symbol.for('tradefloor.query-errors')

/**
 * Drizzle writes the parameters of a failed query into the error's message, stack and fields, and PostgreSQL repeats
 * values in its detail. Passwords, keys and contacts are among them, and an error may end anywhere: a log, a terminal, an
 * uncaught exception. So they are removed where every query of ours passes, before anybody sees the error.
 */
export function removeParametersFromErrors() {
  const prototype = PgPreparedQuery.prototype as unknown as { queryWithCache: Run & { [marker]?: true } }
  const original = prototype.queryWithCache
  if (original[marker]) return
  const guarded: Run = function guarded(this: unknown, ...args) {
    return original.apply(this, args).catch((error: unknown) => {
      throw withoutParameters(error)
    })
  }
  prototype.queryWithCache = Object.assign(guarded, { [marker]: true as const })
}

export function withoutParameters(error: unknown): unknown {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth++
  )
    clean(current as FailedQuery)
  return error
}

function clean(error: FailedQuery) {
  const { message } = error
  const cleaned = message.replace(/\nparams:.*/s, '').replace(/: ".*/s, ': (a value)')
  if (cleaned !== message) {
    const stack = error.stack ?? ''
    error.message = cleaned
    error.stack = stack.includes(message) ? stack.replace(message, () => cleaned) : framesOf(stack, cleaned)
  }
  for (const field of ['params', 'detail', 'where'] as const) if (field in error) delete error[field]
}

/** Source maps rewrite a stack, sometimes with its message: then only the frames are kept. */
const framesOf = (stack: string, message: string) =>
  [message, ...stack.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))].join('\n')
