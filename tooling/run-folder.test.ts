import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { childScript } from './child-script.ts'
import { removeAbandonedFolders } from './run-folder.mjs'
import { temporaryClone } from './temporary-clone.ts'

const writer = `
  const { mkdtempSync } = require('node:fs')
  mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'left-'))
  console.log('busy')
  process.on('SIGINT', () => {})
  setInterval(() => {}, 1000)
`
const script = `
  import { run } from './child.mjs'
  import { temporaryRunFolder } from './run-folder.mjs'
  import { runAsScript } from './script.mjs'
  await runAsScript(async () => {
    const env = { ...process.env, ...temporaryRunFolder() }
    await run(process.execPath, ['-e', ${JSON.stringify(writer)}], { show: true, env, graceMs: 500 })
  })
`

it.each(['SIGINT', 'SIGTERM'] as const)(
  'S-34 after %s nothing of the run is left in the temporary folder, though a child does not stop by itself',
  async (signal) => {
    const TMPDIR = temporaryClone({})
    const run = childScript(script, { TMPDIR })
    await run.says('busy')
    expect(readdirSync(TMPDIR)).toHaveLength(1)
    run.process.kill(signal)
    await run.ended
    expect(readdirSync(TMPDIR)).toEqual([])
  },
)

it('S-34 what a killed run has left is removed by the next, and what a living one uses is not', async () => {
  const place = temporaryClone({})
  const gone = childScript('process.exit(0)')
  await gone.ended
  const abandoned = path.join(place, `tf-run-${gone.process.pid}-abc`)
  const used = path.join(place, `tf-run-${process.pid}-abc`)
  const foreign = path.join(place, 'tf-run-abc')
  for (const folder of [abandoned, used, foreign]) mkdirSync(folder)
  removeAbandonedFolders([place, path.join(place, 'nowhere')])
  expect([abandoned, used, foreign].map(existsSync)).toEqual([false, true, true])
})
