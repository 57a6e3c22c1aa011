import { checkHistory, countFaults, type Faults } from './check-history.ts'
import { type DrillOptions, readOptions } from './drill-options.ts'
import { progressReporter, reportLines } from './report.ts'
import { type DrillOutcome, runDrill } from './run-drill.ts'
import { type Postgres, setStage } from './stage.ts'

interface Given {
  startPostgresWithASwitch(): Promise<Postgres>
  /** Done whichever way the command ends. */
  beforeTheEnd(act: () => unknown): void
}

const tell = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Conversations while servers, databases, connections and tabs die: counts what was lost, doubled or reordered.
 * With --ack-before-commit it must end red: that shows it would notice.
 */
export async function run(_root: string, args: string[], given: unknown) {
  const { startPostgresWithASwitch, beforeTheEnd } = given as Given
  const options = readOptions(args)
  const { seed, messages, kills, nodes, database } = options
  tell(
    `messages: seed ${seed}, ${messages} messages, ${kills} kills, ${database === 'embedded' ? 'embedded database' : 'PostgreSQL'}, ${nodes} ${nodes === 1 ? 'server' : 'servers'}`,
  )
  const postgres = database === 'postgresql' ? await startPostgresWithASwitch() : null
  const { lines, faults } = await drill(options, postgres, { say: tell, beforeTheEnd })
  for (const line of lines) tell(line)
  process.exitCode = countFaults(faults) > 0 ? 1 : process.exitCode
}

/** One run of it, told line by line, and what was found. */
export async function drill(
  options: DrillOptions,
  postgres: Postgres | null,
  { say, beforeTheEnd }: { say?: (line: string) => void; beforeTheEnd?: Given['beforeTheEnd'] } = {},
): Promise<{ rehearsal: DrillOutcome; faults: Faults; lines: string[] }> {
  const stage = await setStage(options, postgres && { ...postgres, url: keepingCommits(postgres.url) })
  beforeTheEnd?.(stage.clear)
  try {
    const rehearsal = await runDrill(stage, options, progressReporter(say ?? (() => {})))
    const faults = checkHistory(rehearsal.history)
    return { rehearsal, faults, lines: reportLines(options, rehearsal, faults) }
  } finally {
    await stage.clear()
  }
}

/** Killed without this, a throw-away PostgreSQL may forget what it has just acknowledged: that is its choice, not ours. */
function keepingCommits(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', '-c synchronous_commit=on')
  return address.href
}
