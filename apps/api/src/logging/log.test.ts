import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function keptLog() {
  const kept = { written: '' }
  const stream = new Writable({
    write(chunk, _, done) {
      kept.written += String(chunk)
      done()
    },
  })
  return Object.assign(kept, { log: createLog({ logLevel: 'info' }, stream) })
}

test('what may hold a secret is cut from the log, wherever it stands', () => {
  const kept = keptLog()
  const { log } = kept
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
  expect(kept.written).toContain('kept too')
  expect(kept.written).not.toContain(canary)
})

test('T44 an error is told without the values it was about', () => {
  const kept = keptLog()
  const cause = Object.assign(new Error('invalid input syntax for type integer: "canary\n"'), {
    code: '22P02',
    detail: 'Key (phone)=(canary) already exists.',
  })
  const query = new Error('Failed query: insert into account values ($1)\nparams: canary,\n    at canary', {
    cause,
  })
  kept.log.error({ err: query }, 'unexpected')
  kept.log.warn({ reason: query.message }, 'unavailable')
  kept.log.warn({ reason: '550 <canary@example.com> refused, call +86 199 0000 0001' }, 'not sent')
  expect(kept.written).not.toMatch(/canary|0000/)
  expect(kept.written).toContain('insert into account values ($1)')
  expect(kept.written).toContain('"code":"22P02"')
  expect(kept.written).toContain('log.test.ts')
  expect(kept.written).toContain('550 <(an address)> refused')
})
