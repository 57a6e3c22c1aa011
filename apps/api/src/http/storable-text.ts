import type { FieldProblem } from './problem.ts'

/** No database keeps NUL in a text, and half of a character pair is no text at all. */
const unstorable = /[\0\p{Surrogate}]/u

/** The first field whose text could not be kept. It has passed the schema, so it is no deeper than that. */
export function findUnstorable(value: unknown, field = ''): FieldProblem | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? { field, problem: 'characters' } : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part, field === '' ? name : `${field}.${name}`)
    if (found) return found
  }
  return undefined
}
