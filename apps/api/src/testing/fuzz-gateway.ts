import { parseArgs } from 'node:util'
import { Fuzzer, type Tally } from './openapi-fuzz.ts'
import { readOperations } from './openapi-operations.ts'
import { noLimits } from './openapi-world.ts'
import { openTestApp } from './test-app.ts'
import { cloneInFolder, cloneOnServer, dropTemplate, prepareTemplate } from './test-database.ts'

const say = (text: string) => void process.stdout.write(text)

/**
 * Sends generated requests to every call, as many as there is time for, and ends with a table. With TEST_DATABASE_URL
 * on that PostgreSQL, else on the embedded database.
 */
export async function run(_root: string, args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string', multiple: true, default: [] },
    },
  })
  const [runs, seed] = [Number(values.runs), Number(values.seed)]
  if (!(runs > 0) || !Number.isSafeInteger(seed)) throw new Error('--runs and --seed are whole numbers')
  const template = await prepareTemplate()
  const clone = template.server ? await cloneOnServer(template.server, {}) : await cloneInFolder(template, {})
  const fair = await openTestApp({ demo: false, environment: noLimits, clone })
  try {
    const all = await readOperations(fair.app)
    const chosen = all.filter(({ name }) => values.only.length === 0 || values.only.includes(name))
    if (chosen.length === 0) throw new Error(`--only takes one of ${all.map(({ name }) => name).join(', ')}`)
    say(`seed ${seed}, ${runs} requests to each of ${chosen.length} calls\n`)
    say(`${line(heads)}\n`)
    const fuzzer = await Fuzzer.open(fair)
    const tallies: Tally[] = []
    const started = Date.now()
    for (const [index, operation] of chosen.entries()) {
      const minutes = ((Date.now() - started) / 60_000).toFixed(1)
      if (process.stdout.isTTY) say(`${index + 1}/${chosen.length} ${operation.name}, ${minutes} min`)
      const tally = await fuzzer.run(operation, { runs, seed })
      tallies.push(tally)
      // As it comes: what was seen stays seen when a long run is cut.
      say(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${rowOf(tally)}\n`)
    }
    const faults = tallies.flatMap((tally) => tally.faults)
    for (const fault of faults) say(`${fault}\n\n`)
    const requests = tallies.reduce((sum, tally) => sum + tally.requests, 0)
    say(`${requests} requests in ${Math.round((Date.now() - started) / 1000)} s, ${faults.length} faults\n`)
    process.exitCode = faults.length > 0 ? 1 : 0
  } finally {
    await fair.close()
    await dropTemplate(template)
  }
}

const heads = ['call', 'requests', 'res 1', '2xx', '4xx', '429', '5xx', 'faults', 'slowest ms']

const line = ([name, ...cells]: (string | number)[]) =>
  String(name).padEnd(26) + cells.map((cell) => String(cell).padStart(11)).join('')

const rowOf = ({ name, requests, classes, successes, limited, slowestMs, faults }: Tally) =>
  line([
    name,
    requests,
    successes,
    classes[2] ?? 0,
    classes[4] ?? 0,
    limited,
    classes[5] ?? 0,
    faults.length,
    Math.round(slowestMs),
  ])
