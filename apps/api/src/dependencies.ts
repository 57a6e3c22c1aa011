import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/open-database.ts'
import type { ReadyAnswers } from './http/ready-answers.ts'

/** Everything the app is built from. Tests build the same app from the same parts, with a clock that stands still. */
export interface Dependencies {
  config: Config
  clock: Clock
  database: Database
  signingKey: string
  answers: ReadyAnswers
}
