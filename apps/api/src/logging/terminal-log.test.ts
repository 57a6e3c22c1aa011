import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { terminalLog } from './terminal-log.ts'

test('S-33 a log line in a terminal is one line with time, level and text, and is no JSON', () => {
  const written: string[] = []
  const log = createLog({ logLevel: 'info' }, terminalLog({ write: (text) => written.push(text) }))
  log.warn({ reason: 'it did not answer\u001b[2J\nwithin 2 s' }, 'the database is away')
  log.error({ err: Object.assign(new Error('failed'), { code: 'EIO' }), request_id: 'r1' }, 'unexpected')
  expect(written).toHaveLength(2)
  expect(written[0]).toMatch(
    /\d\d:\d\d:\d\d warning {2}the database is away \(it did not answer \[2J within 2 s\)/,
  )
  expect(written[1]).toMatch(/error {2}unexpected \(Error EIO failed, request_id="r1"\)/)
  for (const line of written) {
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    expect(line).not.toContain('{')
  }
})
