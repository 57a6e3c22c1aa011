import { text } from './messages.mjs'

/**
 * A fault the person at the terminal can act on: it is shown as its sentence and, where a tool failed, the end of
 * what that tool printed. Anything else is a fault of ours and keeps its stack.
 */
export class Refusal extends Error {
  /**
   * @param {string} sentence
   * @param {string} [tail]
   */
  constructor(sentence, tail = '') {
    super(sentence)
    this.tail = tail
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof Refusal) {
    if (!error.tail) return error.message
    const indented = error.tail.replaceAll(/^/gm, '  ')
    return `${error.message}\n\n${text('lastLines')}\n${indented}`
  }
  const known = sentenceFor(error instanceof Error ? `${error.message} ${Reflect.get(error, 'code')}` : '')
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return known ? `${known}\n\n${stack}` : stack
}

/**
 * Faults of the machine look alike whichever tool meets them.
 * @param {string} output
 * @returns {string | undefined}
 */
export function sentenceFor(output) {
  if (/ENOSPC|EDQUOT|no space left/i.test(output)) return text('diskFull')
  if (/EACCES|EPERM|EROFS|permission denied/i.test(output)) return text('notWritable')
  return undefined
}
