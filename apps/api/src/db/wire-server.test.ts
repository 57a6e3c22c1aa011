import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { type Embedded, openEmbedded, socketPath, WireServer } from '@tradefloor/embedded-postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cloneFolder } from '../testing/clone-database.ts'
import { recordingLog } from '../testing/quiet-log.ts'
import { soon } from '../testing/soon.ts'
import { removeFolder } from '../testing/test-folder.ts'

let embedded: Embedded
const log = recordingLog()
let dataDir: string
beforeAll(async () => {
  dataDir = await cloneFolder()
  embedded = await openEmbedded({ dataDir, log, syncToDisk: false, idleInTransactionMs: 3000 })
})
afterAll(async () => {
  await embedded.close()
  await removeFolder(dataDir)
  // Neither lost on the way nor ended by force: every client was hung up on in time.
  expect(log.lines).toEqual([])
})

/** The connections of one test; those still open are hung up when it ends. */
async function clients(count: number): Promise<pg.Client[]> {
  const opened = Array.from({ length: count }, () => new pg.Client({ ...embedded.address }))
  for (const client of opened) client.on('error', () => {})
  onTestFinished(async () => {
    await Promise.all(opened.map((client) => client.end().catch(() => {})))
  })
  await Promise.all(opened.map((client) => client.connect()))
  return opened
}

async function client(): Promise<pg.Client> {
  const [only] = await clients(1)
  if (!only) throw new Error('unreachable')
  return only
}

/** Not in the driver's types: what it writes to and reads from. */
const streamOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** The process at the other end dies: no goodbye, no rollback. */
const hangUp = (client: pg.Client) => void streamOf(client).destroy()

beforeEach(async () => {
  const setUp = await client()
  await setUp.query('drop table if exists item; create table item (id int primary key, name text)')
})

test('many clients at once get their own answers, also when statements of others fail', async () => {
  const several = await clients(8)

  const answers = several.map(async (client, which) => {
    const faults: string[] = []
    for (let turn = 0; turn < 40; turn++) {
      if ((turn + which) % 5 === 0) {
        // Fails while it is parsed; the next question of this client is sent before the answer arrives.
        const failing = client
          .query('select $1::int from nowhere', [turn])
          .catch((error: Error) => error.message)
        const good = client.query('select $1::int as turn, $2::text as who', [turn, `client ${which}`])
        if ((await failing) !== 'relation "nowhere" does not exist') faults.push(`${await failing}`)
        if ((await good).rows[0]?.who !== `client ${which}`) faults.push('another’s answer')
      } else {
        const name = `statement of ${which}`
        const { rows } = await client.query({
          name,
          text: 'select $1::int as turn, $2::text as who',
          values: [turn, `${which}`],
        })
        if (rows[0]?.turn !== turn || rows[0]?.who !== `${which}`) faults.push(JSON.stringify(rows))
      }
    }
    return faults
  })

  expect((await Promise.all(answers)).flat()).toEqual([])
})

test('transactions of several clients do not see each other and do not mix', async () => {
  const several = await clients(6)

  const outcomes = several.map(async (client, which) => {
    for (let round = 0; round < 10; round++) {
      const id = which * 100 + round
      await client.query('begin')
      await client.query('insert into item values ($1, $2)', [id, 'half'])
      const { rows } = await client.query(
        "select count(*)::int as foreign_halves from item where name = 'half' and id <> $1",
        [id],
      )
      if (rows[0]?.foreign_halves !== 0) throw new Error('saw the inside of another transaction')
      await client.query('update item set name = $2 where id = $1', [id, 'whole'])
      await client.query(round % 2 === 0 ? 'commit' : 'rollback')
    }
  })
  await Promise.all(outcomes)

  const { rows } = await (await client()).query('select name, count(*)::int as count from item group by name')
  expect(rows).toEqual([{ name: 'whole', count: 30 }])
})

test('a client that dies inside a transaction is rolled back and blocks nobody', async () => {
  const [dying, other] = (await clients(2)) as [pg.Client, pg.Client]
  await dying.query('begin')
  await dying.query("insert into item values (1, 'never committed')")
  const waiting = other.query('select count(*)::int as count from item')

  hangUp(dying)

  expect((await waiting).rows).toEqual([{ count: 0 }])
  await other.query("insert into item values (1, 'free again')")
})

test('a client that dies between a failed statement and the rollback leaves nothing behind', async () => {
  const [dying, other] = (await clients(2)) as [pg.Client, pg.Client]
  await dying.query('begin')
  await dying.query("insert into item values (1, 'never committed')")
  await dying.query('select nonsense').catch(() => {})

  hangUp(dying)

  expect((await other.query('select count(*)::int as count from item')).rows).toEqual([{ count: 0 }])
})

/** A statement that fails while it is parsed, without the Sync that ends the exchange. */
function sendHalfAQuestion(client: pg.Client) {
  const parse = Buffer.from('P\0\0\0\0\0select broken from nowhere\0\0\0')
  parse.writeUInt32BE(parse.length - 1, 1)
  streamOf(client).write(parse)
}

test('while one client’s failed question is not over, another’s waits instead of coming back empty', async () => {
  const [slow, other] = (await clients(2)) as [pg.Client, pg.Client]
  sendHalfAQuestion(slow)
  // The refusal has arrived, so the session now skips every message up to the next Sync.
  await new Promise((resolve) => streamOf(slow).once('data', resolve))
  const answer = other.query('select $1::int as answer', [5])
  const order: string[] = []
  void answer.then(() => order.push('answered'))
  await (await client()).end()
  order.push('sync')
  streamOf(slow).write(Buffer.from('S\0\0\0\x04'))

  expect((await answer).rows).toEqual([{ answer: 5 }])
  expect(order).toEqual(['sync', 'answered'])
})

test('a client that dies in the middle of a question does not spoil the next one’s answer', async () => {
  const dying = await client()
  sendHalfAQuestion(dying)
  hangUp(dying)

  expect((await (await client()).query('select $1::int as answer', [5])).rows).toEqual([{ answer: 5 }])
})

test('a client that stands still inside a transaction is sent away after a while', async () => {
  const [idle, other] = (await clients(2)) as [pg.Client, pg.Client]
  const farewell = new Promise<Error & { code?: string }>((resolve) => idle.once('error', resolve))
  await idle.query('begin')
  await idle.query("insert into item values (1, 'never committed')")

  const { rows } = await other.query('select count(*)::int as count from item')

  expect(rows).toEqual([{ count: 0 }])
  expect((await farewell).code).toBe('25P03')
})

test('what clients prepared is forgotten when they leave', async () => {
  const count = async (client: pg.Client) =>
    (await client.query('select count(*)::int as count from pg_prepared_statements')).rows[0]?.count
  const watcher = await client()
  const before = await count(watcher)
  for (let round = 0; round < 3; round++) {
    const guest = await client()
    for (let number = 0; number < 5; number++)
      await guest.query({ name: `${randomBytes(3).toString('hex')}`, text: `select ${number}`, values: [] })
    await guest.end()
  }

  await soon(async () => expect(await count(watcher)).toBe(before))
})

test('a large value arrives whole, both ways', async () => {
  const large = randomBytes(6_000_000).toString('hex')
  const { rows } = await (await client()).query('select $1::text as large', [large])
  expect(rows[0]?.large === large).toBe(true)
})

test('a wrong password, noise and a request to cancel are turned away and harm nobody', async () => {
  const path = socketPath(embedded.address.host)
  const guess = new pg.Client({ ...embedded.address, password: 'guess' })
  await expect(guess.connect()).rejects.toMatchObject({ code: '28P01' })

  const cancel = Buffer.alloc(16)
  cancel.writeUInt32BE(16, 0)
  cancel.writeUInt32BE(80_877_102, 4)
  for (const bytes of [cancel, Buffer.alloc(64, 0xff), Buffer.from('GET / HTTP/1.1\r\n\r\n')]) {
    const stranger = connect(path)
    stranger.on('error', () => {})
    const hungUp = new Promise((resolve) => stranger.once('close', resolve))
    stranger.resume()
    stranger.write(bytes)
    await hungUp
  }

  expect((await (await client()).query('select 6 as answer')).rows).toEqual([{ answer: 6 }])
})

test('more clients than there is room for are told so in words every driver understands', async () => {
  const crowd = await clients(62)
  const refusals = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const late = new pg.Client({ ...embedded.address })
      late.on('error', () => {})
      return late.connect().then(
        () => late.end(),
        (error: { code?: string }) => error.code,
      )
    }),
  )
  expect(refusals).toContain('53300')
  expect((await crowd[0]?.query('select 7 as answer'))?.rows).toEqual([{ answer: 7 }])
})

test('an engine that takes a question and says nothing is reported broken, so that it is started anew', async () => {
  const ready = Buffer.from('Z\0\0\0\x05I')
  let questions = 0
  // The real one does this after a full disk; a test cannot fill one.
  const mute = {
    isInTransaction: () => false,
    execProtocolRawStream: async (_: Uint8Array, { onRawData }: { onRawData(bytes: Uint8Array): void }) => {
      if (questions++ === 0) onRawData(ready)
    },
  }
  const broken = new Promise((resolve) => {
    const options = { password: 'open', maxConnections: 2, idleInTransactionMs: 1000, onBroken: resolve }
    const server = new WireServer(mute as unknown as PGlite, options)
    onTestFinished(() => server.stop())
    void server.listen({ host: '127.0.0.1', port: 0 }).then((address) => {
      if (!address || typeof address === 'string') return
      const client = new pg.Client({
        host: '127.0.0.1',
        port: address.port,
        user: 'a',
        database: 'a',
        password: 'open',
      })
      client.on('error', () => {})
      void client.connect().then(() => client.query('select 1').catch(() => {}))
    })
  })

  expect(await broken).toEqual(new Error('the engine did not finish its answer'))
})

test('what one client announces reaches those who listen, when it is committed and only then', async () => {
  const [listener, deaf, speaker] = (await clients(3)) as [pg.Client, pg.Client, pg.Client]
  const heard: [string, string | undefined][] = []
  const overheard = vi.fn()
  listener.on('notification', ({ channel, payload }) => heard.push([channel, payload]))
  for (const other of [deaf, speaker]) other.on('notification', overheard)
  await listener.query('listen news')
  await deaf.query('listen weather')

  await speaker.query('begin')
  await speaker.query("select pg_notify('news', 'taken back')")
  await speaker.query('rollback')
  await speaker.query('begin')
  await speaker.query("select pg_notify($1, $2), pg_notify('nobody', 'x')", ['news', 'first'])
  expect(heard).toEqual([])
  await speaker.query('commit')
  await deaf.query('unlisten *')
  const { rows } = await speaker.query("select 3 as answer, pg_notify('news', 'second')")

  expect(rows).toMatchObject([{ answer: 3 }])
  await soon(() =>
    expect(heard).toEqual([
      ['news', 'first'],
      ['news', 'second'],
    ]),
  )
  expect(overheard).not.toHaveBeenCalled()
})
