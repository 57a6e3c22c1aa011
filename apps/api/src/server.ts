import type { Language } from '@tradefloor/contract'
import { DatabaseFault } from '@tradefloor/embedded-postgres'
import { readConfig } from './config/config.ts'
import { InvalidConfig } from './config/settings.ts'
import { createLog } from './logging/log.ts'
import { terminalLanguage, terminalWords } from './logging/terminal.ts'
import { leaveOnSignal } from './startup/leave-on-signal.ts'
import { type Running, start } from './startup/start.ts'
import { StartRefused } from './startup/start-refused.ts'
import { logUncaughtErrors, withoutQueries } from './startup/uncaught.ts'

// The person at the terminal reads what is said; the log is for programs, so there it only tells what went wrong.
const quietTerminal = process.stderr.isTTY ? { LOG_LEVEL: 'warn' } : {}
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Serves until told to stop. Exits with 1, and a sentence, when it cannot start. */
export async function serve(environment: Record<string, string | undefined> = process.env): Promise<void> {
  process.setSourceMapsEnabled(true)
  const language = terminalLanguage(environment)
  const words = terminalWords[language]
  let running: Running | undefined

  const leave = async () => {
    if (!running) process.exit(130)
    say(words.stopping)
    await running.stop()
    say(words.stopped)
    process.exit(0)
  }
  leaveOnSignal(leave, environment)

  try {
    const config = readConfig({ ...quietTerminal, ...environment })
    logUncaughtErrors(createLog(config))
    running = await start(config, words, say)
  } catch (error) {
    process.stderr.write(`${explain(error as Error, language)}\n`)
    process.exit(1)
  }
  say('')
  say(words.ready(running))
  say(words.phone({ address: `${running.address}/mobileExhibition` }))
  say(words.description({ address: `${running.address}/api/docs` }))
  for (const { kind, user_name, phone, email, password } of running.demoAccounts) {
    const names = [user_name, phone, email].filter(Boolean).join(', ')
    say(kind === 'visitor' ? words.demoVisitor({ names, password }) : words.demoContact({ names, password }))
  }
  say('')
  say(words.toStop)
}

/** What a person can act on is said in words; a fault of ours is named in one line, followed by where it is. */
function explain(error: Error, language: Language): string {
  if (error instanceof DatabaseFault) return error.texts[language]
  if (error instanceof StartRefused || error instanceof InvalidConfig) return error.message
  const { what, frames } = withoutQueries(error)
  return `${terminalWords[language].startFailed({ what })}\n${frames}`
}
