import type { ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { ClientConfig } from 'pg'
import { addExhibitors, embeddedAddress } from './fair-data.ts'
import { freePort, node, processorMs, stop, temporaryFolder, untilReady } from './processes.ts'
import { median, printHead } from './report.ts'
import { signedTarget, targets } from './signed-target.ts'

export const about =
  'requests a second of what guests read, ready and made anew, against bare Fastify that sends the same bytes'

const rounds = 3
const seconds = 2

interface Setting {
  title: string
  env: Record<string, string>
  address(): ClientConfig
  /** One at a time shows what a call costs; many at once would share one making of the answer. */
  connections: number
}

interface Given {
  startThrowAwayPostgres(): Promise<string>
}

/** Everything is on that guards and records a guest's calls; only the limit is one that a bench does not reach. */
const everyday = { CALLS_A_MINUTE: '1000000' }

/** Requests a second, and what one costs the server's processor. */
interface Figures {
  perSecond: number[]
  microseconds: number[]
}

const noFigures = (): Figures => ({ perSecond: [], microseconds: [] })

export async function run(root: string, args: string[], given: unknown) {
  printHead('http')
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const embedded = () => embeddedAddress(dataDir)
  try {
    await measure(root, folder.path, {
      title: 'cached replies',
      env: { DATA_DIR: dataDir },
      address: embedded,
      connections: 32,
    })
    if (args.includes('--ready')) return
    await measure(root, folder.path, {
      title: 'made anew each time (CACHE_MB=0), embedded database',
      env: { DATA_DIR: dataDir, CACHE_MB: '0' },
      address: embedded,
      connections: 1,
    })
    const url = await (given as Given).startThrowAwayPostgres()
    await measure(root, folder.path, {
      title: 'made anew each time (CACHE_MB=0), PostgreSQL',
      env: { DATABASE_URL: url, CACHE_MB: '0' },
      address: () => ({ connectionString: url }),
      connections: 1,
    })
  } finally {
    await folder.remove()
  }
}

async function measure(root: string, folder: string, { title, env, address, connections }: Setting) {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = node([join(root, 'tooling/serve.mjs')], { ...everyday, ...env, PORT: String(port) })
  try {
    await untilReady(server, `${base}/readyz`)
    await addExhibitors(address())
    console.log(title)
    for (const { name, path, query } of targets) {
      const { url, headers, bytes } = await signedTarget(base, path, query)
      const ours = noFigures()
      const bare = noFigures()
      await withBare(root, folder, bytes, async (baseline, bareUrl) => {
        const loadBare = (into: Figures) => load(into, baseline, { url: bareUrl, headers: {}, connections })
        const loadOurs = (into: Figures) => load(into, server, { url, headers, connections })
        // Code that has run a while is faster; the first round of each shows nothing and is not counted.
        await loadBare(noFigures())
        await loadOurs(noFigures())
        // They take turns, so that whatever else the machine does falls on both.
        for (let round = 0; round < rounds; round++) {
          await loadBare(bare)
          await loadOurs(ours)
        }
      })
      print(name, bytes.length, connections, ours, bare)
    }
    console.log('')
  } finally {
    await stop(server)
  }
}

async function withBare(
  root: string,
  folder: string,
  bytes: Buffer,
  work: (process: ChildProcess, url: string) => Promise<void>,
) {
  const port = await freePort()
  const file = join(folder, 'bytes')
  await writeFile(file, bytes)
  const baseline = node([join(root, 'bench/src/bare-fastify.mjs'), String(port), file], {})
  try {
    await untilReady(baseline, `http://127.0.0.1:${port}/`)
    await work(baseline, `http://127.0.0.1:${port}/`)
  } finally {
    await stop(baseline)
  }
}

function print(name: string, bytes: number, connections: number, ours: Figures, bare: Figures) {
  const [rate, bareRate] = [median(ours.perSecond), median(bare.perSecond)]
  const [cost, bareCost] = [median(ours.microseconds), median(bare.microseconds)]
  const ms = connections === 1 ? `   ${(1000 / rate).toFixed(2)} ms a call` : ''
  console.log(
    `  ${name.padEnd(16)} ratio ${(rate / bareRate).toFixed(2)}   ours ${Math.round(rate)}/s   bare ${Math.round(bareRate)}/s${ms}   ${bytes} bytes`,
  )
  console.log(
    `  ${''.padEnd(16)} processor ${(bareCost / cost).toFixed(2)}   ours ${Math.round(cost)} µs   bare ${Math.round(bareCost)} µs a call`,
  )
}

async function load(
  figures: Figures,
  server: ChildProcess,
  { url, headers, connections }: { url: string; headers: Record<string, string>; connections: number },
) {
  const before = processorMs(server)
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const after = processorMs(server)
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  figures.perSecond.push(result.requests.average)
  figures.microseconds.push(
    before === null || after === null ? Number.NaN : ((after - before) * 1000) / result.requests.total,
  )
}
