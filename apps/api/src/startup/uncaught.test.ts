import { EventEmitter } from 'node:events'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { createLog } from '../logging/log.ts'
import { logUncaughtErrors, withoutQueries } from './uncaught.ts'

const canary = 'canary-7351'
const failed = () =>
  new DrizzleQueryError(
    'insert into installation values ($1)',
    [canary],
    Object.assign(new Error(`invalid input syntax for type integer: "${canary}"`), { code: '22P02' }),
  )

test('S-30 an uncaught error is logged without the parameters of its query, and ends the process with 1', () => {
  const written: string[] = []
  const codes: number[] = []
  const ours = Object.assign(new EventEmitter(), { exit: (code: number) => void codes.push(code) })
  logUncaughtErrors(createLog({ logLevel: 'error' }, { write: (line) => void written.push(line) }), ours)
  ours.emit('uncaughtException', failed(), 'unhandledRejection')
  expect(codes).toEqual([1])
  expect(written.join('')).toContain('uncaught error')
  expect(written.join('')).toContain('uncaught.test.ts')
  expect(written.join('')).not.toContain(canary)
})

test('S-30 a start that fails by a query is told in one line without SQL and parameters', () => {
  const { what, frames } = withoutQueries(failed())
  expect(what).toBe('a query failed: invalid input syntax for type integer: (a value)')
  expect(frames).toContain('uncaught.test.ts')
  expect(frames).not.toMatch(/insert into|canary/)
  expect(withoutQueries(new TypeError('no such thing')).what).toBe('TypeError: no such thing')
})
