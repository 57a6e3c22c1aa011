import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicConfigReply } from '@tradefloor/contract'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { fileIdOf } from '../content/stored/media-names.ts'
import { terminalWords } from '../logging/terminal.ts'
import { cloneDemoFolder, cloneFolder, testFolder } from '../testing/clone-database.ts'
import { testNow } from '../testing/test-app.ts'
import { type Running, start } from './start.ts'

const running: Running[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

/** Not yet made: what `npm start` finds in a fresh clone. */
const emptyFolder = () => testFolder('start')
/** Made and migrated, with nothing in it. */
const migratedFolder = cloneFolder
/** As an earlier start left it. */
const demoFolder = () => cloneDemoFolder(new Date(testNow))

const startIn = async (
  dataDir: string,
  environment: Record<string, string> = {},
  say: (line: string) => void = () => {},
) => {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...environment })
  const server = await start(config, terminalWords.en, say)
  running.push(server)
  return server
}

const signingKey = async ({ address }: Running) => {
  const { data } = (await (await fetch(`${address}/api/config`)).json()) as PublicConfigReply
  return data.signing_key
}

const banner = fileIdOf('banners/21.avif')

test('S-30 a first start makes the database, loads the demo fair, says so and serves; a second one finds it all there', async () => {
  const folder = await emptyFolder()
  const said: string[] = []
  const first = await startIn(folder, {}, (line) => said.push(line))
  const open = expect.stringMatching(/^Note: the demo accounts/)
  expect(said).toEqual([terminalWords.en.openingDatabase, terminalWords.en.loadingDemo, open])
  const key = await signingKey(first)
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
  await first.stop()

  const second = await startIn(folder, {}, (line) => said.push(line))
  expect(said.slice(3)).toEqual([terminalWords.en.openingDatabase, open])
  expect(await signingKey(second)).toBe(key)
  expect(second.demoAccounts.map(({ user_name }) => user_name)).toEqual(['demo', 'demo2', 'booth'])
})

test('S-30 a port that is taken is named before the database is opened, with what to do, and the data folder is free again', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const { port } = other.address() as AddressInfo
  const folder = await migratedFolder()
  const said: string[] = []
  await expect(
    startIn(folder, { PORT: String(port), DEMO: 'off' }, (line) => said.push(line)),
  ).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
  )
  expect(said).toEqual([])
  other.close()
  await startIn(folder, { DEMO: 'off' })
})

test('a second server on the same data folder says who holds it', async () => {
  const folder = await migratedFolder()
  await startIn(folder, { DEMO: 'off' })
  await expect(startIn(folder)).rejects.toThrow(`is in use by process ${process.pid}`)
})

test('DEMO=off starts an empty fair', async () => {
  const server = await startIn(await migratedFolder(), { DEMO: 'off' })
  expect((await fetch(`${server.address}/files/${banner}`)).status).toBe(404)
  expect(server.demoAccounts).toEqual([])
})

test('opened to a network without encryption, it says so and offers no demo account', async () => {
  const said: string[] = []
  const folder = await demoFolder()
  const server = await startIn(folder, { HOST: '0.0.0.0' }, (line) => said.push(line))
  expect(said).toContain(terminalWords.en.plainHttp)
  expect(server.demoAccounts).toEqual([])
  await server.stop()
  await startIn(folder, { HOST: '0.0.0.0', PUBLIC_URL: 'https://fair.example' }, (line) => said.push(line))
  expect(said.filter((line) => line === terminalWords.en.plainHttp)).toHaveLength(1)
})

test('S-20 it warns while the demo accounts and the outbox are open, and PUBLIC_URL or TRUSTED_PROXIES closes them', async () => {
  const folder = await demoFolder()
  const started = async (environment: Record<string, string>) => {
    const said: string[] = []
    const server = await startIn(folder, environment, (line) => said.push(line))
    await server.stop()
    return [said.includes(terminalWords.en.openHere), server.demoAccounts.length]
  }
  expect(await started({})).toEqual([true, 3])
  expect(await started({ PUBLIC_URL: 'https://fair.example' })).toEqual([false, 0])
  expect(await started({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([false, 0])
})

/** When a server of this process has taken so many requests: those still on their way to it may be turned away. */
const begun = (requests: number) =>
  new Promise<void>((resolve) => {
    let taken = 0
    const channel = 'http.server.request.start'
    subscribe(channel, function count() {
      if (++taken < requests) return
      unsubscribe(channel, count)
      resolve()
    })
  })

test('a stop lets the request under way finish and takes no new one', async () => {
  const server = await startIn(await demoFolder())
  const allUnderWay = begun(20)
  const answers = Array.from({ length: 20 }, () => fetch(`${server.address}/files/${banner}?w=640`))
  await allUnderWay
  const stopped = server.stop()
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
  await stopped
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow()
})
