import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { quickHmac } from './quick-hmac.ts'

test.each(['', 'k', '钥匙', 'x'.repeat(64), 'x'.repeat(65), '长'.repeat(100)])(
  'K-01 it is what HMAC-SHA256 is, with the key %j',
  (key) => {
    const hmac = quickHmac(key)
    for (const text of ['', 'GET\n/api\n\n', '展会'.repeat(500)])
      expect(hmac(text)).toEqual(createHmac('sha256', key).update(text).digest('hex'))
  },
)
