import { randomBytes } from 'node:crypto'
import { type TestContext, test } from 'vitest'
import { addressOf, asAdministrator } from '../../src/testing/test-database.ts'
import { drill } from './drill.ts'
import { readOptions } from './drill-options.ts'

/** On the PostgreSQL that the suite runs on, if it runs on one; only servers are killed then. */
async function runOf({ onTestFinished }: TestContext, ...words: string[]) {
  const url = process.env.TEST_DATABASE_URL
  const options = readOptions([...words, '--database', url ? 'postgresql' : 'embedded'])
  return drill(options, url ? { url: await ownDatabase(url, onTestFinished) } : null)
}

async function ownDatabase(url: string, afterwards: TestContext['onTestFinished']): Promise<string> {
  const name = `tradefloor_drill_${randomBytes(4).toString('hex')}`
  await asAdministrator(url, `create database ${name}`)
  afterwards(() => asAdministrator(url, `drop database if exists ${name} with (force)`))
  return addressOf(url, name)
}

// Beside each other: most of the time people wait for servers that start. `npm run chaos -- --messages` does it for hours.

test.concurrent('R-03 120 messages and 3 kills: nothing is lost, doubled or reordered', async (context) => {
  const words = ['--messages', '120', '--pairs', '6', '--kills', '3', '--seed', '1']
  const { rehearsal, faults, lines } = await runOf(context, ...words)
  context.expect(Object.values(faults).flat(), lines.join('\n')).toEqual([])
  context.expect(rehearsal.tally['servers killed']).toBe(3)
  context.expect(rehearsal.history.written).toHaveLength(120)
  // Both sides read everything; how much of it was told before depends on how quick the machine is.
  context.expect(rehearsal.history.read.flatMap(({ messages }) => messages)).toHaveLength(240)
  context.expect(rehearsal.history.told.flatMap(({ messages }) => messages).length).toBeGreaterThan(0)
})

test.concurrent('R-03 a server that says too early that a message is safe is found out', async (context) => {
  // A kill may fall where nothing is on its way to the database; of four in a row hardly every one does.
  const words = ['--messages', '40', '--pairs', '6', '--kills', '4', '--seed', '2', '--ack-before-commit']
  const { faults, lines } = await runOf(context, ...words)
  context.expect(faults.acknowledgedLost.length, lines.join('\n')).toBeGreaterThan(0)
})
