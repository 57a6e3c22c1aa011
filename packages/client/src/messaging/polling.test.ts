import { expect, test } from 'vitest'
import { CallError } from '../call-error.ts'
import type { Client } from '../client.ts'
import { startPolling } from './polling.ts'
import { manualClock } from './testing/manual-clock.ts'
import { testBrowser } from './testing/test-browser.ts'

function asker() {
  const clock = manualClock()
  const tab = testBrowser({ clock }).openTab()
  const world = { error: undefined as CallError | undefined, at: 0 }
  const asked: { ms: number; since: number | undefined }[] = []
  const reached: boolean[] = []
  const begun = clock.now()
  const client: Client = {
    brought: () => undefined,
    now: Date.now,
    async call(_, { query } = {}) {
      asked.push({ ms: clock.now() - begun, since: (query as { since?: number }).since })
      if (world.error) throw world.error
      return { res: 1, mes: '', errMes: '', list: [], at: ++world.at } as never
    },
  }
  let since: number | undefined
  const fallback = startPolling({
    platform: tab.platform,
    client,
    signal: new AbortController().signal,
    since: () => since,
    onHeads: ({ at }) => {
      since = at
    },
    onStateChange: (isReached) => reached.push(isReached),
  })
  return { clock, tab, world, asked, reached, fallback }
}

test('R-03 without sockets the server is asked every 4 s while the page is seen, every 30 s while it is not', async () => {
  const { clock, tab, asked, fallback } = asker()
  fallback.begin()
  await clock.pass(8000)
  expect(asked).toEqual([
    { ms: 0, since: undefined },
    { ms: 4000, since: 1 },
    { ms: 8000, since: 2 },
  ])
  tab.see(false)
  await clock.pass(34_000)
  expect(asked.map(({ ms }) => ms).slice(3)).toEqual([12_000, 42_000])
  tab.see(true)
  fallback.wake()
  await clock.pass(0)
  expect(asked).toHaveLength(6)
  fallback.end()
  await clock.pass(300_000)
  expect(asked).toHaveLength(6)
})

test('R-03 a server that fails is asked less and less, and not before it says', async () => {
  const { clock, world, asked, reached, fallback } = asker()
  world.error = new CallError('network', 'gone')
  fallback.begin()
  await clock.pass(60_000)
  expect(asked.map(({ ms }) => ms)).toEqual([0, 8000, 24_000, 56_000])
  world.error = new CallError('refused', 'busy', { status: 503, retryAfterSeconds: 200 })
  await clock.pass(64_000)
  await clock.pass(195_000)
  expect(asked).toHaveLength(5)
  world.error = undefined
  await clock.pass(1000)
  expect([asked.length, reached[reached.length - 1]]).toEqual([6, true])
})
