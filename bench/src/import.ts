import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedAddress } from './fair-data.ts'
import { freePort, node, stop, temporaryFolder, untilReady } from './processes.ts'
import { printHead } from './report.ts'

export const about =
  'seconds to look at and to import the demo fair, against as many plain inserts of as many bytes'

interface Given {
  startThrowAwayPostgres(): Promise<string>
}

interface Place {
  title: string
  env: Record<string, string>
  /** Where plain inserts go; none where only the tool itself can open the database. */
  address?: () => pg.ClientConfig
}

export async function run(root: string, _args: string[], given: unknown) {
  printHead('import')
  const fair = join(root, 'content/demo')
  const sizes = sizesOf(fair)
  console.log(`${sizes.length} files, ${(sizes.reduce((a, b) => a + b, 0) / 1_048_576).toFixed(1)} MB\n`)
  const folder = await temporaryFolder()
  try {
    await measure(root, fair, sizes, { title: 'embedded database', env: dataIn(folder.path, 'alone') })
    await besideServer(root, folder.path, (env, address) =>
      measure(root, fair, sizes, { title: 'embedded database of a running server', env, address }),
    )
    const url = await (given as Given).startThrowAwayPostgres()
    await measure(root, fair, sizes, {
      title: 'PostgreSQL',
      env: { ...dataIn(folder.path, 'postgresql'), DATABASE_URL: url },
      address: () => ({ connectionString: url }),
    })
  } finally {
    await folder.remove()
  }
}

const dataIn = (folder: string, name: string) => ({ DATA_DIR: join(folder, name) })

async function measure(root: string, fair: string, sizes: number[], { title, env, address }: Place) {
  const tool = async (...words: string[]) => {
    const program = `import(${JSON.stringify(join(root, 'apps/api/dist/expo.js'))}).then(({ expo }) => expo(process.argv.slice(1)))`
    const began = performance.now()
    const child = node(['-e', program, '--', ...words], env)
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
    return performance.now() - began
  }
  // Makes the database, so that only the import itself is counted.
  await tool('export', join(env.DATA_DIR ?? '', 'nothing'))
  const look = await tool('import', fair)
  const apply = await tool('import', fair, '--apply')
  const again = await tool('import', fair, '--apply')
  const bare = address ? await plainInserts(address(), sizes) : undefined
  console.log(title)
  const line = (name: string, ms: number) =>
    console.log(
      `  ${name.padEnd(36)} ${(ms / 1000).toFixed(2).padStart(6)} s${bare ? `   ratio ${(ms / bare).toFixed(1)}` : ''}`,
    )
  if (bare) line('plain inserts, one a file', bare)
  line('look and check', look)
  line('import', apply)
  line('import again, nothing changes', again)
  console.log('')
}

/** On an own fair, so that the server does not bring the demo itself. */
async function besideServer(
  root: string,
  folder: string,
  work: (env: Record<string, string>, address: () => pg.ClientConfig) => Promise<void>,
) {
  const env = dataIn(folder, 'served')
  const port = await freePort()
  const program = `import(${JSON.stringify(join(root, 'apps/api/dist/expo.js'))}).then(({ expo }) => expo(['new', ${JSON.stringify(join(folder, 'template'))}]))`
  await once(node(['-e', program], env), 'exit')
  const server = node([join(root, 'tooling/start.mjs')], { ...env, PORT: String(port) })
  try {
    await untilReady(server, `http://127.0.0.1:${port}/readyz`, 300_000)
    await work(env, () => embeddedAddress(env.DATA_DIR))
  } finally {
    await stop(server)
  }
}

async function plainInserts(address: pg.ClientConfig, sizes: number[]): Promise<number> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query('create table bench_bytes (id integer primary key, bytes bytea not null)')
    const began = performance.now()
    await client.query('begin')
    for (const [id, size] of sizes.entries())
      await client.query('insert into bench_bytes values ($1, $2)', [id, Buffer.alloc(size, 7)])
    await client.query('commit')
    const took = performance.now() - began
    await client.query('drop table bench_bytes')
    return took
  } finally {
    await client.end()
  }
}

const sizesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .filter((stat) => stat.isFile())
    .map(({ size }) => size)
