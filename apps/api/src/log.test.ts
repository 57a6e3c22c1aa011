import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('what may hold a secret is cut from the log, wherever it stands', () => {
  let written = ''
  const stream = new Writable({
    write(chunk, _, done) {
      written += String(chunk)
      done()
    },
  })
  const log = createLog({ logLevel: 'info' }, stream)
  const canary = 'canary-7351'
  log.info(
    {
      headers: { cookie: canary },
      body: { phone: canary },
      req: { url: `/?token=${canary}` },
      user: { password: canary },
    },
    'kept',
  )
  const error = Object.assign(new Error('failed'), { query: canary, parameters: [canary] })
  log.error({ err: error }, 'kept too')
  expect(written).toContain('kept too')
  expect(written).not.toContain(canary)
})
