import { expect, test } from 'vitest'
import { inPieces } from './in-pieces.ts'

function* slowly(steps: number, ms: number) {
  let done = 0
  for (let i = 0; i < steps; i++) {
    const end = performance.now() + ms
    while (performance.now() < end);
    done++
    yield
  }
  return done
}

test('Q-03 long work leaves room for others in between, and is done to the end', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  expect(await inPieces('work', slowly(12, 10))).toBe(12)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
})

test('Q-03 a fault in it reaches whoever waits', async () => {
  function* broken(): Generator<void, number> {
    yield
    throw new Error('no floor')
  }
  await expect(inPieces('work', broken())).rejects.toThrow('no floor')
})
