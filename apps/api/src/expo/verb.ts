import type { Language } from '@tradefloor/contract'
import type { Clock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { Words } from '../content/format/columns.ts'
import type { Database } from '../db/open-database.ts'
import type { Output } from './output.ts'

export interface Option {
  about: Words
  /** What stands for the value in the help, such as FILE; an option without one is a switch. */
  value?: string
}

/** Everything the tool can be told to do. The help is made from it, so that the two cannot differ. */
export interface Verb {
  name: string
  about: Words
  /** After the verb's name, as the help shows it: `<folder>`, `[id …]`. */
  takes: string
  /** How many of those there may be. */
  least: number
  most: number
  options: Record<string, Option>
  /** Whole lines, after `npm run expo -- `. */
  examples: string[]
  /** Returns one of the exit codes. */
  run(command: Command): Promise<number>
}

export interface Command {
  given: string[]
  /** The value of an option, if it was given one. */
  option(name: string): string | undefined
  isSet(name: string): boolean
  /** Programs read the answer: one JSON value on the standard output and nothing else there. */
  json: boolean
  language: Language
  /** The sentence in the reader's language. */
  words(texts: Words): string
  out: Output
  /** Asks whoever sits at the terminal; null where nobody does. */
  ask: ((question: string) => Promise<string>) | null
  config: Config
  clock: Clock
  /** Opened at most once, up to date with its migrations, closed when the command ends. */
  database(): Promise<ToolDatabase>
  /** The same as it is found: nothing is made where there is none, and no migration applied. */
  databaseAsItIs(): Promise<ToolDatabase>
}

export type ToolDatabase = Database & {
  /** A running server has it open, and this tool is its guest. */
  beside: boolean
}

/** What scripts can rely on. */
export const exitCodes = {
  done: 0,
  /** It was done, and what was looked at has faults: problems in a folder, a check that failed. */
  faults: 1,
  /** Not understood: wrong verb, option or value. Nothing was done. */
  usage: 2,
  /** It could not be done, with the reason said. Nothing was changed. */
  refused: 3,
} as const
