/** What a log may say of an error: what went wrong and where, and none of the values it went wrong with. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return withoutValues(String(error))
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(error.message),
    code,
    constraint,
    table,
    stack: framesOf(error),
    ...(error.cause && depth < 3 ? { cause: loggedError(error.cause, depth + 1) } : {}),
  }
}

/**
 * A failed query lists its parameters, the database quotes a value it cannot read, and a mail server repeats whom it
 * refused. All of that is about people.
 */
export const withoutValues = (text: unknown) =>
  String(text)
    .replace(/\nparams:.*/s, '')
    .replace(/: ".*/s, ': (a value)')
    .replace(/[^\s<>"':;,()]+@[^\s<>"':;,()]+/g, '(an address)')
    .replace(/\+?\d[\d -]{8,}\d/g, '(a number)')

/** A stack begins with the message, which is told already. */
function framesOf({ stack = '', message }: Error) {
  const at = stack.indexOf(message)
  const frames = at < 0 ? stack : stack.slice(at + message.length)
  return frames.trimStart()
}
