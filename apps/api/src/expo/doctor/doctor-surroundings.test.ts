import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingClock } from '../../config/clock.ts'
import { readConfig } from '../../config/config.ts'
import { anExhibition, aVisitor } from '../../testing/builders.ts'
import { cloneEmbedded, cloneFolder, testFolder } from '../../testing/clone-database.ts'
import { openMailServer } from '../../testing/mail-server.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { runExpo } from '../run-expo.ts'
import { checkDisk, checkMemory } from './check-machine.ts'
import type { Finding } from './finding.ts'

interface Answer {
  faults: number
  findings: { check: string; state: Finding['state']; text: string; advice: string | null }[]
}

let fair: TestApp
let port: string
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await fair.app.listen({ host: '127.0.0.1', port: 0 })
  port = String((fair.app.server.address() as { port: number }).port)
  await anExhibition(fair)
})
afterAll(() => fair.close())

async function examined(check: string, environment: Record<string, string> = {}, clock = fair.clock) {
  const run = await runTool({ ...fair, clock }, ['doctor', '--json'], { PORT: port, ...environment })
  const { findings, faults } = run.json<Answer>()
  expect(run.code).toBe(faults > 0 ? 1 : 0)
  return { run, found: findings.filter((finding) => finding.check === check) }
}

/** On the database of its settings, as the command line has it. */
async function onItsOwn(environment: Record<string, string>) {
  let written = ''
  const stream = { write: (text: string) => (written += text) }
  const code = await runExpo({
    words: ['doctor', '--json'],
    environment: { LANG: 'en', PORT: port, ...environment },
    streams: { stdout: stream, stderr: stream },
    clock: standingClock(testNow),
  })
  const { findings } = JSON.parse(written) as Answer
  return { code, about: (check: string) => findings.filter((finding) => finding.check === check) }
}

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port

describe('doctor and mail', () => {
  const received: unknown[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      password === 'sesame' ? done(null, { user: 'fair' }) : done(new Error('wrong password')),
    onMailFrom: (address, _, done) => {
      received.push(address)
      done()
    },
  })
  smtp.on('error', () => {})
  beforeAll(() => new Promise<void>((done) => void smtp.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise<void>((done) => smtp.close(done)))
  const known = { MAIL_FROM: 'Fair <fair@fair.example>', ORGANISER_EMAIL: 'hello@fair.example' }
  const urlWith = (password: string) => `smtp://fair:${password}@127.0.0.1:${portOf(smtp.server)}`

  test('K-07 a server that lets us in is well, and nothing is sent to it', async () => {
    const { found } = await examined('mail', { SMTP_URL: urlWith('sesame'), ...known })
    expect(found).toMatchObject([{ state: 'ok' }])
    expect(received).toEqual([])
  })

  test('K-07 a wrong password is a fault, and is told nowhere', async () => {
    const { found, run } = await examined('mail', { SMTP_URL: urlWith('Secret-77'), ...known })
    expect(found).toMatchObject([
      { state: 'fault', text: expect.stringContaining('does not accept the user name or the password') },
    ])
    expect(run.code).toBe(1)
    expect(run.stdout + run.stderr).not.toContain('Secret-77')
  })

  test('K-07 a port that refuses is a fault', async () => {
    const socket = createSocket()
    await new Promise<void>((listening) => void socket.listen(0, '127.0.0.1', listening))
    const refusing = portOf(socket)
    await new Promise((closed) => socket.close(closed))
    const { found } = await examined('mail', { SMTP_URL: `smtp://127.0.0.1:${refusing}`, ...known })
    expect(found).toMatchObject([
      { state: 'fault', text: `The mail server at 127.0.0.1:${refusing} cannot be connected to` },
    ])
  })

  test('K-07 the default sender and enquiries that reach nobody are warnings', async () => {
    const plain = await openMailServer()
    const { found } = await examined('mail', { SMTP_URL: plain.url })
    expect(found.map(({ state }) => state)).toEqual(['ok', 'warning', 'warning'])
    expect(plain.received).toEqual([])
    await plain.close()
  })

  test.each(['mail', 'sms'])(
    'K-07 without a way for %s the outbox serves on this machine, and nobody elsewhere',
    async (check) => {
      expect((await examined(check)).found).toMatchObject([
        { state: 'ok', text: expect.stringContaining('outbox') },
      ])
      expect((await examined(check, { HOST: '0.0.0.0' })).found).toMatchObject([{ state: 'warning' }])
    },
  )

  test('K-07 text messages are not tried, and must not travel in the open', async () => {
    const SMS_KEY = 'k'.repeat(20)
    const safe = await examined('sms', { SMS_URL: 'https://sms.example/send', SMS_KEY })
    expect(safe.found).toMatchObject([{ state: 'ok', text: expect.stringContaining('sms.example') }])
    const open = await examined('sms', { SMS_URL: 'http://sms.example/send', SMS_KEY })
    expect(open.found).toMatchObject([{ state: 'warning' }])
    expect(open.run.stdout).not.toContain(SMS_KEY)
  })
})

describe('doctor, the clock and the server', () => {
  test('a server that runs is asked for the time; one with another time is told of', async () => {
    expect((await examined('server')).found).toMatchObject([
      { state: 'ok', text: expect.stringContaining(port) },
    ])
    expect((await examined('clock')).found).toMatchObject([
      { state: 'ok', text: expect.stringContaining('It is 2026-11-15 12:00 at the fair') },
    ])
    const { found } = await examined('clock', {}, standingClock('2026-11-15T13:00:00+08:00'))
    expect(found).toMatchObject([
      {
        state: 'warning',
        text: 'The server’s clock shows 2026-11-15 12:00, and this machine’s 2026-11-15 13:00',
      },
    ])
  })

  test('CLOCK, an impossible time and accounts from the future are told of', async () => {
    const started = await examined('clock', { CLOCK: '2026-06-01T08:00:00+08:00' })
    expect(started.found).toMatchObject([
      { state: 'warning', text: expect.stringContaining('2026-06-01 08:00') },
    ])
    const reset = await examined('clock', { PORT: '1' }, standingClock('1970-01-01T00:00:00Z'))
    expect(reset.found).toMatchObject([{ state: 'fault' }])
    await aVisitor(fair)
    const slow = await examined('clock', { PORT: '1' }, standingClock('2026-11-14T12:00:00+08:00'))
    expect(slow.found).toMatchObject([{ state: 'warning', text: expect.stringContaining('later than now') }])
  })

  test('where no server runs that is no fault; somebody else on the port is told of', async () => {
    expect((await onItsOwn({ DATA_DIR: await testFolder('none'), PORT: '1' })).about('server')).toMatchObject(
      [{ state: 'ok', text: 'No server is running at http://127.0.0.1:1' }],
    )
    const stranger = createServer((_, response) => response.end('hello'))
    await new Promise<void>((listening) => void stranger.listen(0, '127.0.0.1', listening))
    const { found } = await examined('server', { PORT: String(portOf(stranger)) })
    expect(found).toMatchObject([{ state: 'warning', text: expect.stringContaining('not this program') }])
    await new Promise((closed) => stranger.close(closed))
  })
})

describe('doctor and the database', () => {
  test('G-D4 a folder without database is a fault, and none is made by looking', async () => {
    const folder = `${await testFolder('empty')}/data`
    const { code, about } = await onItsOwn({ DATA_DIR: folder })
    expect(code).toBe(1)
    expect(about('database')).toMatchObject([
      {
        state: 'fault',
        text: expect.stringContaining('no database'),
        advice: expect.stringContaining('npm start'),
      },
    ])
    expect(about('settings')).toMatchObject([{ state: 'ok' }])
    expect(existsSync(folder)).toBe(false)
  })

  test('G-X1 a PostgreSQL that is not there is a fault, without its password', async () => {
    const { code, about } = await onItsOwn({ DATABASE_URL: 'postgres://fair:Secret-77@127.0.0.1:1/fair' })
    expect(code).toBe(1)
    expect(about('database')).toMatchObject([
      { state: 'fault', text: expect.stringContaining('127.0.0.1:1/fair') },
    ])
    expect(JSON.stringify(about('database'))).not.toContain('Secret-77')
    expect(about('disk')).toMatchObject([{ state: 'ok' }])
  })

  test('G-D4 it looks at a database that a running process has open, and at one that nobody has', async () => {
    const clone = await cloneEmbedded()
    const beside = await onItsOwn({ DATA_DIR: clone.dataDir })
    expect(beside.about('database')[0]?.text).toContain('opened by the running server')
    expect(beside.about('migrations')).toMatchObject([{ state: 'ok' }])
    await clone.close()
    const alone = await onItsOwn({ DATA_DIR: await cloneFolder() })
    expect(alone.about('database')[0]?.text).toMatch(/^The embedded database \([\d.]+\) answers/)
  })
})

describe('doctor and the machine', () => {
  const config = readConfig({})

  test.each([
    [0, 0, 'ok'],
    [0, 2 ** 60, 'warning'],
    [2 ** 60, 2 ** 60, 'fault'],
  ])('the disk with limits %d and %d is %s', (least, comfortable, state) => {
    expect(checkDisk(config, { least, comfortable })).toMatchObject([{ check: 'disk', state }])
  })

  test.each([
    [8e9, 4e9, 'ok', ''],
    [1e9, 8e8, 'warning', 'CACHE_MB'],
    [8e9, 1e8, 'warning', 'Stop other programs'],
  ])('memory of %d with %d free is %s', (total, free, state, advice) => {
    const [finding] = checkMemory(config, { total, free })
    expect(finding?.state).toBe(state)
    expect(finding?.advice?.en ?? '').toContain(advice)
  })
})
