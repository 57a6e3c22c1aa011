import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './open-embedded.ts'

const log = { info() {}, warn() {}, error() {} }

async function connected(address: pg.ClientConfig) {
  const client = new pg.Client(address)
  await client.connect()
  return client
}

test('a folder is opened, written by two clients of the ordinary driver, closed and opened again with what was written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))

  const first = await openEmbedded({ dataDir, log })
  const [writer, reader] = [await connected(first.address), await connected(first.address)]
  const heard = new Promise((resolve) => reader.once('notification', ({ payload }) => resolve(payload)))
  await reader.query('listen news')
  await writer.query('create table note (id int primary key, text text)')
  await writer.query('begin')
  await writer.query("insert into note values (1, 'kept')")
  await writer.query("select pg_notify('news', 'one note')")
  await writer.query('commit')
  expect(await heard).toBe('one note')
  expect((await reader.query('select text from note')).rows).toEqual([{ text: 'kept' }])
  await Promise.all([writer.end(), reader.end()])
  await first.close()

  const second = await openEmbedded({ dataDir, log })
  const again = await connected(second.address)
  expect((await again.query('select text from note')).rows).toEqual([{ text: 'kept' }])
  await again.end()
  await second.close()
})
