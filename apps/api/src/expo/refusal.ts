import type { Words } from '../content/format/columns.ts'
import { exitCodes } from './verb.ts'

/** Said to the person at the terminal instead of being done. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly texts: Words,
    readonly exitCode: number = exitCodes.refused,
  ) {
    super(texts.en)
  }
}
