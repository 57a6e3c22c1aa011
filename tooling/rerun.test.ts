import { existsSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withReruns } from './rerun.mjs'
import { temporaryClone } from './temporary-clone.ts'

const failed = { passed: 8, failed: 2, skipped: 1 }

async function runs(withheld: number | number[], first: typeof failed, ...later: (typeof failed)[]) {
  const report = `${temporaryClone({})}/journeys.json`
  const reports: (string | undefined)[] = []
  const shares = Array.isArray(withheld) ? [...withheld] : []
  const outcomes = [first, ...later]
  const said: string[] = []
  const suite = {
    name: 'journeys',
    report,
    watch: () => ({ stop: () => (Array.isArray(withheld) ? (shares.shift() ?? 0) : withheld) }),
    calm: async () => {},
    say: (line: string) => void said.push(line),
  }
  const counts = await withReruns(suite, async (before) => {
    reports.push(before)
    writeFileSync(report, '{}')
    return outcomes[reports.length - 1] ?? first
  })
  return { counts, reports, said }
}

it('what failed while the processors were withheld is run again, and that outcome holds', async () => {
  const { counts, reports, said } = await runs([0.5, 0], failed, { passed: 1, failed: 1, skipped: 0 })
  expect(counts).toEqual({ passed: 9, failed: 1, skipped: 1 })
  expect(reports).toHaveLength(2)
  expect(existsSync(reports[1] ?? '')).toBe(true)
  expect(said.join()).toMatch(/50 ?%/)
})

it('nothing is run again on a machine that had its processors, nor when nothing failed', async () => {
  expect(await runs(0.1, failed)).toMatchObject({ counts: failed, reports: [undefined], said: [] })
  const passed = { passed: 9, failed: 0, skipped: 0 }
  expect(await runs(0.9, passed)).toMatchObject({ counts: passed, reports: [undefined], said: [] })
})

it('what fails while the processors are withheld again is run a third time, and that is the last', async () => {
  const outcomes = [
    { passed: 1, failed: 1, skipped: 0 },
    { passed: 1, failed: 0, skipped: 0 },
  ]
  const { counts, reports, said } = await runs(0.5, failed, ...outcomes)
  expect(counts).toEqual({ passed: 10, failed: 0, skipped: 1 })
  expect([reports.length, said.length]).toEqual([3, 2])
  expect((await runs(0.5, failed, failed, failed, failed)).reports).toHaveLength(3)
})
