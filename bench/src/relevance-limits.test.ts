import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenLimits } from './relevance-limits.ts'
import { halves } from './relevance-set.ts'
import { scoreHalf } from './score-half.ts'
import { openMemorySource } from './search-memory.ts'
import type { SearchSource } from './search-sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let source: SearchSource
beforeAll(async () => {
  source = await openMemorySource(root, { glossary: true })
})
afterAll(() => source.close())

test.each(halves)(
  'E-07 the search engine keeps its limits on the %s half of the relevance set',
  async (half) => {
    expect(brokenLimits(await scoreHalf(source, half))).toEqual([])
  },
)
