import type { Language } from '@tradefloor/contract'
import { DatabaseFault } from '@tradefloor/embedded-postgres'
import { type Clock, runningClock } from '../config/clock.ts'
import { type Config, readConfig } from '../config/config.ts'
import { InvalidConfig } from '../config/settings.ts'
import type { Words } from '../content/format/columns.ts'
import { UnreadableSource } from '../content/format/problem.ts'
import { terminalLanguage } from '../logging/terminal.ts'
import { helpOf, overview } from './help.ts'
import { oneLine } from './one-line.ts'
import { openReadOnly, openToolDatabase } from './open-tool-database.ts'
import { Output, type Streams } from './output.ts'
import { readCommandLine, usage } from './read-command-line.ts'
import { Refusal } from './refusal.ts'
import { exitCodes, type ToolDatabase, type Verb } from './verb.ts'
import { verbs } from './verbs/index.ts'

export interface Call {
  /** After `expo`. */
  words: string[]
  environment: Record<string, string | undefined>
  streams: Streams
  /** For tests: a clock that stands still, and a database that is open already. */
  clock?: Clock
  open?: (config: Config) => Promise<ToolDatabase>
  /** How a question is asked at the terminal. Without one nobody can be asked. */
  ask?: (question: string) => Promise<string>
}

/** Does what the organiser asks and returns the exit code. Whatever was opened is closed again. */
export async function runExpo({ streams, ...call }: Call): Promise<number> {
  const { words, environment } = call
  const language = askedLanguage(words) ?? terminalLanguage(environment)
  const json = words.includes('--json')
  const out = new Output(streams, json)
  try {
    return await run({ ...call, out, json, language })
  } catch (error) {
    const refusal = explain(error as Error, language)
    if (refusal === null) throw error
    out.answer({ error: refusal.text })
    out.note(refusal.text)
    return refusal.exitCode
  } finally {
    out.end()
  }
}

interface Run extends Omit<Call, 'streams'> {
  out: Output
  json: boolean
  language: Language
}

async function run({ words, environment, out, json, language, clock, open, ask }: Run): Promise<number> {
  const [name, ...rest] = words
  if (name === undefined || name === 'help' || name.startsWith('-')) {
    out.say(overview(verbs, language))
    return name === undefined ? exitCodes.usage : exitCodes.done
  }
  const verb = verbs.find((each) => each.name === name)
  if (!verb) throw unknownVerb(name)
  const { given, values } = readCommandLine(verb, rest)
  if (values.help) {
    out.say(helpOf(verb, language))
    return exitCodes.done
  }
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  let opening: Promise<ToolDatabase> | undefined
  try {
    return await verb.run({
      given,
      option: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
      isSet: (option) => values[option] === true,
      json,
      language,
      words: (texts) => texts[language],
      out,
      ask: json ? null : (ask ?? null),
      config,
      clock: clock ?? runningClock(config.clockStart),
      database: () => {
        opening ??= (open ?? openToolDatabase)(config)
        return opening
      },
      databaseAsItIs: () => {
        opening ??= (open ?? openReadOnly)(config)
        return opening
      },
    })
  } finally {
    await opening?.then(
      (database) => database.close(),
      () => {},
    )
  }
}

function unknownVerb(name: string) {
  const all = verbs.map((each: Verb) => each.name).join(' ')
  return usage({
    zh: `没有命令“${name}”；可用的是：${all}`,
    en: `There is no verb “${name}”; there are: ${all}`,
  })
}

function askedLanguage(words: string[]): Language | undefined {
  const at = words.indexOf('--lang')
  const asked = at < 0 ? words.find((word) => word.startsWith('--lang='))?.slice(7) : words[at + 1]
  return asked === 'zh' || asked === 'en' ? asked : undefined
}

/** What a person can act on is said in words; null for a fault of ours. */
function explain(error: Error, language: Language): { text: string; exitCode: number } | null {
  if (error instanceof Refusal) return { text: error.texts[language], exitCode: error.exitCode }
  // Names in an organiser's folder are not ours.
  if (error instanceof UnreadableSource)
    return { text: oneLine(error.texts[language]), exitCode: exitCodes.refused }
  if (error instanceof DatabaseFault)
    return { text: (error.texts as Words)[language], exitCode: exitCodes.refused }
  if (error instanceof InvalidConfig) return { text: error.message, exitCode: exitCodes.usage }
  return null
}
