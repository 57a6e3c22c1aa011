import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startsUnderLoad } from './busy-starts.ts'
import { freePort, node, stop, temporaryFolder, untilReady } from './processes.ts'
import { median, printHead } from './report.ts'

export const about =
  'time from the command to the first answer, first and later starts, against a bare Fastify process; with --busy <loops> whether every start comes up beside that many busy loops'

const rounds = 5

export async function run(root: string, args: string[]) {
  const { values } = parseArgs({ args, options: { busy: { type: 'string' } } })
  printHead('start')
  if (values.busy) return startsUnderLoad(root, Number(values.busy))
  const folder = await temporaryFolder()
  const port = await freePort()
  const bare: number[] = []
  const later: number[] = []
  const stops: number[] = []

  const once = async (args: string[], env: Record<string, string>, path: string) => {
    const child = node(args, env)
    const ready = await untilReady(child, `http://127.0.0.1:${port}${path}`)
    return { ready, stopped: await stop(child) }
  }
  const ours = () =>
    once([join(root, 'tooling/start.mjs')], { PORT: String(port), DATA_DIR: folder.path }, '/readyz')

  try {
    const first = await ours()
    for (let round = 0; round < rounds; round++) {
      const baseline = await once(
        [join(root, 'bench/src/bare-fastify.mjs'), String(port), join(root, 'package.json')],
        {},
        '/',
      )
      bare.push(baseline.ready)
      const run = await ours()
      later.push(run.ready)
      stops.push(run.stopped)
    }
    const line = (name: string, ms: number) =>
      console.log(`${name.padEnd(34)} ratio ${(ms / median(bare)).toFixed(1)}   ${(ms / 1000).toFixed(2)} s`)
    line('bare Fastify', median(bare))
    line('first start, empty data folder', first.ready)
    line('later start', median(later))
    line('stop', median(stops))
  } finally {
    await folder.remove()
  }
}
