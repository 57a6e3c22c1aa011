import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, asAdministrator } from '../../src/testing/test-database.ts'
import { drill } from './drill.ts'
import { readOptions } from './drill-options.ts'

/** On the PostgreSQL that the suite runs on, if it runs on one; only servers are killed then. */
async function runOf(...words: string[]) {
  const url = process.env.TEST_DATABASE_URL
  const options = readOptions([...words, '--database', url ? 'postgresql' : 'embedded'])
  return drill(options, url ? { url: await ownDatabase(url) } : null)
}

async function ownDatabase(url: string): Promise<string> {
  const name = `tradefloor_drill_${randomBytes(4).toString('hex')}`
  await asAdministrator(url, `create database ${name}`)
  onTestFinished(() => asAdministrator(url, `drop database if exists ${name} with (force)`))
  return addressOf(url, name)
}

test('R-03 300 messages and 6 kills: nothing is lost, doubled or reordered', async () => {
  const { rehearsal, faults, lines } = await runOf('--messages', '300', '--kills', '6', '--seed', '1')
  expect(Object.values(faults).flat(), lines.join('\n')).toEqual([])
  expect(rehearsal.tally['servers killed']).toBe(6)
  expect(rehearsal.history.written).toHaveLength(300)
  // Both sides read everything; how much of it was told before depends on how quick the machine is.
  expect(rehearsal.history.read.flatMap(({ messages }) => messages)).toHaveLength(600)
  expect(rehearsal.history.told.flatMap(({ messages }) => messages).length).toBeGreaterThan(0)
})

test('R-03 a server that says too early that a message is safe is found out', async () => {
  const words = ['--messages', '120', '--kills', '5', '--seed', '2', '--ack-before-commit']
  const { faults, lines } = await runOf(...words)
  expect(faults.acknowledgedLost.length, lines.join('\n')).toBeGreaterThan(0)
})
