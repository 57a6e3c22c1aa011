import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { seededRandom } from '@tradefloor/rules'
import { buildProgram } from '../../src/testing/build-program.ts'
import { folderDigest } from '../../src/testing/folder-digest.ts'
import { type Moment, runChild, stages, type TargetDatabase } from './killed-import.ts'
import { writeTwoFairs } from './two-fairs.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

interface Given {
  startThrowAwayPostgres(): Promise<string>
}

/**
 * Kills imports at every stage, for real: afterwards the database opens and holds the old fair or the new one, whole.
 * With --commit-in-parts it must end red: that shows it would notice.
 */
export async function run(_root: string, args: string[], given?: Given) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      kills: { type: 'string', default: '10' },
      postgres: { type: 'boolean', default: false },
      'commit-in-parts': { type: 'boolean', default: false },
    },
  })
  const program = await buildProgram('import-child', 'trials/import')
  const folder = await mkdtemp(join(tmpdir(), 'tf-chaos-import-'))
  try {
    const url = values.postgres && given ? await given.startThrowAwayPostgres() : null
    say(`import: seed ${values.seed}, ${url ? 'PostgreSQL' : 'embedded database'}`)
    const environment = {
      DATA_DIR: join(folder, 'data'),
      ...(url ? { DATABASE_URL: url } : {}),
    }
    const failed = await killImports(
      { program: program.path, environment },
      {
        folder,
        kills: Number(values.kills),
        random: seededRandom(Number(values.seed)),
        flags: values['commit-in-parts'] ? ['--commit-in-parts'] : [],
      },
    )
    process.exitCode = failed > 0 ? 1 : process.exitCode
  } finally {
    await program.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Plan {
  folder: string
  kills: number
  random: () => number
  flags: string[]
}

interface State {
  counts: unknown
  files: Record<string, string>
}

export async function killImports(
  place: TargetDatabase,
  { folder, kills, random, flags }: Plan,
): Promise<number> {
  const exports = join(place.environment.DATA_DIR ?? '', 'exports')
  const look = async (name: string): Promise<State> => {
    const to = join(folder, name)
    await rm(to, { recursive: true, force: true })
    const { code, stdout } = await runChild(place, ['state', to])
    if (code !== 0) throw new Error(`it does not open any more: ${stdout}`)
    return { counts: JSON.parse(stdout.split('\n')[0] ?? ''), files: folderDigest(to) }
  }
  const fairs = await writeTwoFairs(folder)
  const states: State[] = []
  for (const fair of fairs) {
    const { code, stdout } = await runChild(place, ['import', fair])
    if (code !== 0) throw new Error(`the fair cannot be imported: ${stdout}`)
    states.push(await look('whole'))
  }

  let failed = 0
  let holds = 1
  const found = { old: 0, new: 0, 'not killed in time': 0 }
  for (let kill = 1; kill <= kills; kill++) {
    await rm(exports, { recursive: true, force: true })
    const { code, stage } = await runChild(
      place,
      ['import', fairs[1 - holds] ?? '', ...flags],
      flags.length > 0 ? midway(random) : momentOf(kill, random),
    )
    const state = await look('found')
    const is = states.findIndex((each) => isDeepStrictEqual(each, state))
    const faults = [
      is < 0 && 'neither the old fair nor the new one is there whole',
      ...exportFaults(exports, states),
    ].filter((fault) => fault !== false)
    if (faults.length > 0) failed++
    const outcome = code !== null ? 'not killed in time' : is === 1 - holds ? 'new' : 'old'
    found[outcome]++
    say(`kill ${kill} at ${stage}: ${faults.length > 0 ? faults.join('; ') : outcome}`)
    if (is >= 0) holds = is
    else await runChild(place, ['import', fairs[holds] ?? ''])
  }
  say(
    `imports: ${kills} kills, ${Object.entries(found)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  )
  say(`${kills - failed} passed, ${failed} failed`)
  return failed
}

/** Half of them while it writes, and of those some at the commit itself. */
function momentOf(kill: number, random: () => number): Moment {
  const stage = stages[kill % 4] ?? 'Writing'
  if (stage !== 'Writing') return { stage, percent: 0, laterMs: random() * 150 }
  const isAtTheEnd = random() < 0.4
  return { stage, percent: isAtTheEnd ? 100 : random() * 95, laterMs: random() * (isAtTheEnd ? 300 : 60) }
}

/** Where a broken import has written some of it and not the rest. */
const midway = (random: () => number): Moment => ({ stage: 'Writing', percent: random() * 40, laterMs: 0 })

/** An export that has its name is whole; one that was cut short is called otherwise. */
function exportFaults(exports: string, states: State[]): string[] {
  if (!existsSync(exports)) return []
  return readdirSync(exports)
    .filter((name) => !name.endsWith('.part'))
    .filter((name) => {
      const files = folderDigest(join(exports, name))
      return !states.some((state) => isDeepStrictEqual(state.files, files))
    })
    .map((name) => `the export ${name} is not whole`)
}
