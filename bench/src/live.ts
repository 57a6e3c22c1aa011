import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { freePort, node, processorMs, stop, temporaryFolder, untilReady } from './processes.ts'
import { median, printHead } from './report.ts'
import { signedTarget } from './signed-target.ts'

export const about =
  'what a full hall costs: 1,000 viewers of a live playlist and 2,000 pages asking for the live status, against bare Fastify'

const rounds = 3
const seconds = 10

/** How often each asks: a player once a segment, a page when what it has is five seconds old. */
const audience = {
  viewers: { count: 1000, everySeconds: 4 },
  pages: { count: 2000, everySeconds: 5 },
}

interface Server {
  process: ChildProcess
  delayFile: string
  playlist: { url: string; headers: Record<string, string> }
  status: { url: string; headers: Record<string, string> }
}

/** Of one round: the event loop's delay, the share of one core, and how long answers took. */
interface Figures {
  delayMs: number[]
  share: number[]
  slowMs: number[]
}

export async function run(root: string) {
  printHead('live')
  const folder = await temporaryFolder()
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const watched = (name: string) => ({
    LOOP_DELAY_FILE: join(folder.path, `${name}-delay`),
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'bench/src/loop-delay.mjs')).href}`,
  })
  const server = node([join(root, 'tooling/serve.mjs')], {
    ...watched('ours'),
    CALLS_A_MINUTE: '1000000',
    DATA_DIR: join(folder.path, 'data'),
    PORT: String(port),
  })
  try {
    // It loads the demo fair first.
    await untilReady(server, `${base}/readyz`, 300_000)
    const playlist = `${base}/live/live-big/720/live.m3u8`
    const status = await signedTarget(base, '/api/exhibition/v1/live-schedule', {})
    const listBytes = Buffer.from(await (await fetch(playlist)).arrayBuffer())
    await writeFile(join(folder.path, 'status'), status.bytes)
    await writeFile(join(folder.path, 'playlist'), listBytes)
    const barePort = await freePort()
    const bareBase = `http://127.0.0.1:${barePort}`
    const baseline = node(
      [
        join(root, 'bench/src/bare-fastify.mjs'),
        String(barePort),
        join(folder.path, 'status'),
        join(folder.path, 'playlist'),
      ],
      watched('bare'),
    )
    try {
      await untilReady(baseline, `${bareBase}/`)
      await compare(
        {
          process: server,
          delayFile: join(folder.path, 'ours-delay'),
          playlist: { url: playlist, headers: {} },
          status,
        },
        {
          process: baseline,
          delayFile: join(folder.path, 'bare-delay'),
          playlist: { url: `${bareBase}/second`, headers: {} },
          status: { url: `${bareBase}/`, headers: {} },
        },
        { playlist: listBytes.length, status: status.bytes.length },
      )
    } finally {
      await stop(baseline)
    }
  } finally {
    await stop(server)
    await folder.remove()
  }
}

async function compare(ours: Server, bare: Server, bytes: { playlist: number; status: number }) {
  const figures = { ours: noFigures(), bare: noFigures() }
  // The first round of each warms it up; then they take turns, so that whatever else the machine does falls on both.
  await load(noFigures(), bare)
  await load(noFigures(), ours)
  for (let round = 0; round < rounds; round++) {
    await load(figures.bare, bare)
    await load(figures.ours, ours)
  }
  const { viewers, pages } = audience
  console.log(
    `${viewers.count} viewers, a playlist of ${bytes.playlist} bytes every ${viewers.everySeconds} s`,
  )
  console.log(`${pages.count} pages, a live status of ${bytes.status} bytes every ${pages.everySeconds} s`)
  const row = (name: string, key: keyof Figures, show: (value: number) => string) => {
    const [our, theirs] = [median(figures.ours[key]), median(figures.bare[key])]
    console.log(
      `  ${name.padEnd(26)} ratio ${(our / theirs).toFixed(2).padStart(5)}   ours ${show(our)}   bare ${show(theirs)}`,
    )
  }
  const ms = (value: number) => `${value.toFixed(1)} ms`
  row('event loop, p99 delay', 'delayMs', ms)
  row('share of one core', 'share', (value) => `${(value * 100).toFixed(1)} %`)
  row('answer, 99 of 100 within', 'slowMs', ms)
}

const noFigures = (): Figures => ({ delayMs: [], share: [], slowMs: [] })

/** As many connections as there are people; requests spread evenly over time, as those of many people are. */
async function load(figures: Figures, { process: server, delayFile, playlist, status }: Server) {
  server.kill('SIGUSR2')
  const before = processorMs(server)
  const started = performance.now()
  const crowd = (
    { url, headers }: Server['status'],
    { count, everySeconds }: { count: number; everySeconds: number },
  ) =>
    autocannon({
      url,
      headers,
      connections: count,
      overallRate: count / everySeconds,
      duration: seconds,
      timeout: 20,
    })
  const results = await Promise.all([crowd(playlist, audience.viewers), crowd(status, audience.pages)])
  const after = processorMs(server)
  const passedMs = performance.now() - started
  const failed = results.reduce((sum, { errors, timeouts, non2xx }) => sum + errors + timeouts + non2xx, 0)
  if (failed > 0) throw new Error(`${failed} requests failed`)
  await wait(300)
  figures.delayMs.push(Number(readFileSync(delayFile, 'utf8')))
  figures.share.push(before === null || after === null ? Number.NaN : (after - before) / passedMs)
  figures.slowMs.push(Math.max(...results.map(({ latency }) => latency.p99)))
}
