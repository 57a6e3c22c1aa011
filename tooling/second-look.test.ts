import { existsSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withSecondLook } from './second-look.mjs'
import { temporaryClone } from './temporary-clone.ts'

const failed = { passed: 8, failed: 2, skipped: 1 }

async function look(withheld: number | number[], first: typeof failed, ...later: (typeof failed)[]) {
  const report = `${temporaryClone({})}/journeys.json`
  const looks: (string | undefined)[] = []
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
  const counts = await withSecondLook(suite, async (before) => {
    looks.push(before)
    writeFileSync(report, '{}')
    return outcomes[looks.length - 1] ?? first
  })
  return { counts, looks, said }
}

it('a second look is taken at what failed while the processors were withheld, and its outcome holds', async () => {
  const { counts, looks, said } = await look([0.5, 0], failed, { passed: 1, failed: 1, skipped: 0 })
  expect(counts).toEqual({ passed: 9, failed: 1, skipped: 1 })
  expect(looks).toHaveLength(2)
  expect(existsSync(looks[1] ?? '')).toBe(true)
  expect(said.join()).toMatch(/50 ?%/)
})

it('a second look is never taken on a machine that had its processors, nor when nothing failed', async () => {
  expect(await look(0.1, failed)).toMatchObject({ counts: failed, looks: [undefined], said: [] })
  const passed = { passed: 9, failed: 0, skipped: 0 }
  expect(await look(0.9, passed)).toMatchObject({ counts: passed, looks: [undefined], said: [] })
})

it('what fails while the processors are withheld again gets a third look, and that is the last', async () => {
  const outcomes = [
    { passed: 1, failed: 1, skipped: 0 },
    { passed: 1, failed: 0, skipped: 0 },
  ]
  const { counts, looks, said } = await look(0.5, failed, ...outcomes)
  expect(counts).toEqual({ passed: 10, failed: 0, skipped: 1 })
  expect([looks.length, said.length]).toEqual([3, 2])
  expect((await look(0.5, failed, failed, failed, failed)).looks).toHaveLength(3)
})
