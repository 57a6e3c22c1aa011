import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Answer, Load } from './outage-load.ts'
import { faultsDuring, summary } from './outage-report.ts'
import { habits, lostMarks, prepareVisitor } from './outage-visitor.ts'

/** A PostgreSQL server that can be taken away. */
interface PostgresWithASwitch {
  url: string
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  start(): Promise<void>
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const port = 20_000 + (process.pid % 20_000)
const signingKey = 'outage-signing-key'
const recoverWithinMs = 5000

/** Takes PostgreSQL away from a server under load, in two ways, and counts what guests and visitors get. */
export async function run(root: string, args: string[], given: unknown) {
  const postgres = given as PostgresWithASwitch
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '30' }, 'server-log': { type: 'string' } },
  })
  const outageMs = Number(values.seconds) * 1000
  const faults: string[] = []
  // Killed without this, PostgreSQL may forget what it has just acknowledged: that is its own choice, not ours.
  await inPostgres(postgres.url, 'alter role postgres set synchronous_commit = on')
  const server = startServer(root, postgres.url, values['server-log'])
  try {
    await untilReady(server)
    const { headers } = await prepareVisitor(postgres.url)
    const acknowledged = new Set<number>()
    const load = new Load({ port, platform: 'tradefloor', signingKey })
    load.start(habits(headers, acknowledged))
    await wait(10_000)
    say(summary('before', load.answers))

    const ways: [string, () => unknown, () => unknown][] = [
      ['stopped (SIGSTOP)', postgres.freeze, postgres.thaw],
      ['killed (SIGKILL)', postgres.kill, postgres.start],
    ]
    for (const [way, takeAway, giveBack] of ways) {
      const gone = performance.now()
      await takeAway()
      await wait(outageMs)
      const outageEnd = performance.now()
      await giveBack()
      await untilAnswering(postgres.url)
      const back = performance.now()
      await wait(recoverWithinMs + 1000)
      const during = load.answers.filter(({ at }) => at > gone && at < outageEnd)
      say(summary(`PostgreSQL ${way} for ${values.seconds} s`, during))
      faults.push(...faultsDuring(way, during))
      const tookMs = firstWriteAfter(load.answers, back)
      say(`  the first write after it served again: ${tookMs === null ? 'none' : `${tookMs.toFixed(0)} ms`}`)
      if (tookMs === null || tookMs > recoverWithinMs) faults.push(`${way}: not recovered within 5 s`)
    }

    await load.stop()
    say(summary('in all', load.answers))
    const lost = await lostMarks(postgres.url, acknowledged)
    say(`  ${acknowledged.size} writes acknowledged, ${lost} of them lost`)
    if (lost > 0) faults.push(`${lost} acknowledged writes are lost`)
    if (load.answers.some(({ status }) => status === 401)) faults.push('somebody was told to sign in again')
    if (server.exitCode !== null) faults.push(`the server ended with ${server.exitCode}`)
  } finally {
    server.kill('SIGTERM')
  }
  for (const fault of faults) say(`FAILED ${fault}`)
  say(faults.length === 0 ? 'passed' : `${faults.length} failed`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

function startServer(root: string, databaseUrl: string, logFile: string | undefined): ChildProcess {
  return spawn(process.execPath, [join(root, 'tooling/serve.mjs')], {
    stdio: ['ignore', 'ignore', logFile ? openSync(logFile, 'w') : 'ignore'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SIGNING_KEY: signingKey,
      CALLS_A_MINUTE: '1000000',
    },
  })
}

async function untilReady(server: ChildProcess) {
  while (server.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (response?.ok) return
    await wait(200)
  }
  throw new Error(`the server ended with ${server.exitCode}`)
}

/** A server that was killed recovers first, and takes connections before it takes questions. */
async function untilAnswering(url: string) {
  for (;;) {
    const answered = await inPostgres(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answered) return
    await wait(50)
  }
}

async function inPostgres(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Milliseconds; null when there was none. */
function firstWriteAfter(answers: Answer[], back: number): number | null {
  const [first] = answers
    .filter(({ habit, status, at }) => habit === 'visitor writes' && status === 200 && at > back)
    .map(({ at }) => at - back)
    .sort((a, b) => a - b)
  return first ?? null
}
