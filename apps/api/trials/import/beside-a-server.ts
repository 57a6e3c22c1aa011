import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildProgram } from '../../src/testing/build-program.ts'
import { signed } from '../../src/testing/signed-request.ts'
import { type Answer, type Habit, Load } from '../outage/outage-load.ts'
import { summary } from '../outage/outage-report.ts'
import { runChild } from './killed-import.ts'
import { writeTwoFairs } from './two-fairs.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const port = 20_000 + (process.pid % 20_000)
const signingKey = 'import-signing-key'
const list = '/api/exhibition/v2/web/exhibition'
/** Nobody waits longer than this, whatever the tool does. */
const longestMs = 30_000

let question = 1
const habits: Habit[] = [
  { name: 'guest reads, ready', everyMs: 50, next: () => ({ path: list }) },
  {
    name: 'guest reads, not ready',
    everyMs: 500,
    next: () => ({ path: list, query: { company_id: question++ } }),
  },
  {
    name: 'guest writes',
    everyMs: 500,
    next: () => ({
      method: 'POST',
      path: '/api/log/v1/vhallview',
      body: JSON.stringify({ exhibition_id: 1 }),
    }),
  },
]

/** An import into the embedded database of a server that guests are using: what they notice of it. */
export async function run(root: string) {
  const program = await buildProgram('import-child', 'trials/import')
  const folder = await mkdtemp(join(tmpdir(), 'tf-chaos-served-'))
  const place = { program: program.path, environment: { DATA_DIR: join(folder, 'data') } }
  const faults: string[] = []
  try {
    const [first, second] = await writeTwoFairs(folder)
    const begun = await runChild(place, ['import', first])
    if (begun.code !== 0) throw new Error(begun.stdout)
    const server = spawn(process.execPath, [join(root, 'tooling/serve.mjs')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...place.environment,
        PORT: String(port),
        SIGNING_KEY: signingKey,
        CALLS_A_MINUTE: '1000000',
        LOG_LEVEL: 'error',
      },
    })
    try {
      await untilReady()
      faults.push(...(await importUnderLoad(place, second)))
      if (server.exitCode !== null) faults.push(`the server ended with ${server.exitCode}`)
    } finally {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
  } finally {
    await program.remove()
    await rm(folder, { recursive: true, force: true })
  }
  for (const fault of faults) say(`FAILED ${fault}`)
  say(faults.length === 0 ? 'passed' : `${faults.length} failed`)
  process.exitCode = faults.length > 0 ? 1 : process.exitCode
}

async function importUnderLoad(place: Parameters<typeof runChild>[0], fair: string): Promise<string[]> {
  const load = new Load({ port, platform: 'tradefloor', signingKey })
  load.start(habits)
  await wait(5000)
  say(summary('before', load.answers))
  const began = performance.now()
  const { code, stdout } = await runChild(place, ['import', fair])
  const ended = performance.now()
  const names = await readList()
  const seenMs = performance.now() - ended
  await wait(3000)
  await load.stop()
  const during = load.answers.filter(({ at, ms }) => at > began && at - ms < ended)
  say(summary(`during the import, ${((ended - began) / 1000).toFixed(1)} s`, during))
  say(`  asked after it, the list came in ${seenMs.toFixed(0)} ms`)
  return [
    code !== 0 && `the import ended with ${code}: ${stdout}`,
    !names.includes('2027') && 'the new fair is not seen at once',
    names.includes('2026') && 'something of the old fair is still seen',
    ...faultsOf(load.answers),
  ].filter((fault) => fault !== false)
}

function faultsOf(answers: Answer[]) {
  const count = (wrong: (answer: Answer) => boolean, words: string) => {
    const many = answers.filter(wrong).length
    return many > 0 && `${many} answers ${words}`
  }
  return [
    count(
      ({ habit, status }) => habit === 'guest reads, ready' && status !== 200,
      'to ready reads are not 200',
    ),
    count(({ status }) => status !== 200 && status !== 503, 'are neither 200 nor 503'),
    count(({ status, retryAfter }) => status === 503 && !retryAfter, 'are 503 without Retry-After'),
    count(({ ms }) => ms > longestMs, `took over ${longestMs / 1000} s`),
  ]
}

async function readList(): Promise<string> {
  const { url, headers } = signed({ path: list }, { platform: 'tradefloor', signingKey, now: new Date() })
  return (await fetch(`http://127.0.0.1:${port}${url}`, { headers })).text()
}

async function untilReady() {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error('the server did not become ready')
}
