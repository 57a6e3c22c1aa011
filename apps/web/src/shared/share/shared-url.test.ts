import { expect, test } from 'vitest'
import { sharedUrl } from './shared-url.ts'

const base = 'https://fair.example/area/ztDetail?lang=en'

test.each([
  ['/area/ztDetail?company_id=1', 'en', 'https://fair.example/area/ztDetail?company_id=1&lang=en'],
  ['/area/ztDetail?company_id=1', 'zh', 'https://fair.example/area/ztDetail?company_id=1'],
  ['/exhibition', 'en', 'https://fair.example/exhibition?lang=en'],
  ['/schedule?lang=en&day=2#now', 'zh', 'https://fair.example/schedule?day=2#now'],
  ['/schedule?lang=zh#now', 'en', 'https://fair.example/schedule?lang=en#now'],
] as const)('S-64 A-06 %s shared in %s is %s', (address, language, url) => {
  expect(sharedUrl(address, language, base)).toBe(url)
})
