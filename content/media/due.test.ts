import { expect, test } from 'vitest'
import { dueOf } from './due.ts'
import { everySeries } from './every-series.ts'
import { Ledger } from './ledger.ts'

// Whoever asks for the pictures of an unchanged tree gets none made: each is here, and made from what is here.
test.each(everySeries)('no picture of $name is due', async (series) => {
  const drawings = await series.drawings()
  expect(drawings.length).toBeGreaterThan(0)
  expect((await dueOf(series, drawings, new Ledger())).map(({ path }) => path)).toEqual([])
})
