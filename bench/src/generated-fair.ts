import { once } from 'node:events'
import { join } from 'node:path'
import type pg from 'pg'
import { freePort, node, stop, untilReady } from './processes.ts'
import type { ScaleCase } from './search-scale-cases.ts'
import { searchPaths } from './search-sources.ts'
import { signedRequest } from './signed-target.ts'

/** How large a generated fair is. */
export interface FairSize {
  companies: string
  products: string
}

export async function generate(root: string, env: Record<string, string>, { companies, products }: FairSize) {
  const words = ['generate', '--companies', companies, '--products', products, '--seed', '7']
  const program = `import(${JSON.stringify(join(root, 'apps/api/dist/expo.js'))}).then(({ expo }) => expo(process.argv.slice(1)))`
  const began = performance.now()
  const [code] = await once(node(['-e', program, '--', ...words], env), 'exit')
  if (code !== 0) throw new Error(`expo ${words.join(' ')} ended with ${code}`)
  console.log(`generated in ${Math.round((performance.now() - began) / 1000)} s\n`)
}

/** A server that keeps no answers ready, for as long as the work takes. */
export async function withServer(
  root: string,
  env: Record<string, string>,
  work: (base: string, pid: number) => Promise<void>,
) {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = node([join(root, 'tooling/serve.mjs')], {
    ...env,
    ...{ PORT: String(port), CACHE_MB: '0', CALLS_A_MINUTE: '1000000' },
    // Workers of a parallel scan end with it, and with them what they have used.
    PGOPTIONS: '-c max_parallel_workers_per_gather=0',
  })
  try {
    await untilReady(server, `${base}/readyz`, 600_000)
    await work(base, server.pid ?? 0)
  } finally {
    await stop(server)
  }
}

export async function backends(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  )
  return rows.map(({ pid }) => pid)
}

type Asked = Pick<ScaleCase, 'kind' | 'language' | 'province' | 'page'>

export function requestOf(base: string, { kind, language, province, page }: Asked, query: string) {
  return signedRequest(base, searchPaths[kind], {
    ...(query ? { search: query } : {}),
    ...(kind === 'exhibits' ? { language: language === 'zh' ? 'cn' : 'en' } : {}),
    ...(province ? { province } : {}),
    ...(page ? { page: String(page) } : {}),
  })
}
