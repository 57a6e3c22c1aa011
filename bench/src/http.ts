import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signRequest } from '@tradefloor/client'
import type { PublicConfigReply } from '@tradefloor/contract'
import autocannon from 'autocannon'
import { freePort, node, stop, temporaryFolder, untilReady } from './processes.ts'
import { median, printHead } from './report.ts'

export const about =
  'requests a second of public lists, against bare Fastify that sends the same bytes from memory'

const targets: { name: string; path: string; query: Record<string, string> }[] = [
  {
    name: 'exhibition list',
    path: '/api/exhibition/v2/web/exhibition',
    query: { lasting: '0', status: '2' },
  },
  { name: 'one exhibition', path: '/api/exhibition/v2/web/exhibition/21', query: {} },
]
const rounds = 3
const seconds = 4
const connections = 32

/** Ours and the baseline take turns, so that whatever else the machine does falls on both. */
export async function run(root: string) {
  printHead('http')
  const folder = await temporaryFolder()
  const [ours, bare] = [await freePort(), await freePort()]
  const server = node([join(root, 'tooling/start.mjs')], { PORT: String(ours), DATA_DIR: folder.path })
  try {
    await untilReady(server, `http://127.0.0.1:${ours}/readyz`)
    for (const { name, path, query } of targets) {
      const { url, headers, bytes } = await signedTarget(`http://127.0.0.1:${ours}`, path, query)
      const file = join(folder.path, 'bytes')
      await writeFile(file, bytes)
      const baseline = node([join(root, 'bench/src/bare-fastify.mjs'), String(bare), file], {})
      try {
        await untilReady(baseline, `http://127.0.0.1:${bare}/`)
        const figures = { ours: [] as number[], bare: [] as number[] }
        for (let round = 0; round < rounds; round++) {
          figures.bare.push(await load(`http://127.0.0.1:${bare}/`, {}))
          figures.ours.push(await load(url, headers))
        }
        const ratio = median(figures.ours) / median(figures.bare)
        console.log(
          `${name.padEnd(18)} ratio ${ratio.toFixed(2)}   ours ${Math.round(median(figures.ours))}/s   bare ${Math.round(median(figures.bare))}/s   ${bytes.length} bytes`,
        )
      } finally {
        await stop(baseline)
      }
    }
  } finally {
    await stop(server)
    await folder.remove()
  }
}

async function signedTarget(base: string, path: string, query: Record<string, string>) {
  const { data } = (await (await fetch(`${base}/api/config`)).json()) as PublicConfigReply
  const search = new URLSearchParams({ ...query, platform: data.platform })
  const timestamp = String(data.server_time)
  const headers = {
    'x-timestamp': timestamp,
    'x-signature': signRequest(data.signing_key, {
      method: 'GET',
      path,
      query: search,
      body: undefined,
      timestamp,
    }),
  }
  const url = `${base}${path}?${search}`
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { url, headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  return result.requests.average
}
