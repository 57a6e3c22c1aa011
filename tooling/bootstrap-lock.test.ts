import { expect, it } from 'vitest'
import { childScript } from './child-script.ts'
import { temporaryClone } from './temporary-clone.ts'

const holdUntilTold = (clone: string) => `
  import { takeBootstrapLock } from './bootstrap-lock.mjs'
  const release = await takeBootstrapLock(${JSON.stringify(clone)})
  console.log('held')
  process.stdin.once('data', () => {
    release()
    console.log('released')
    process.stdin.destroy()
  })
`

it('the second of two commands waits, says so, and goes on when the first is done', async () => {
  const clone = temporaryClone({})
  const first = childScript(holdUntilTold(clone))
  await first.says('held')
  const second = childScript(holdUntilTold(clone))
  await second.says('waiting for it')
  expect(second.output()).not.toContain('held')
  first.process.stdin?.write('go\n')
  await second.says('held')
  expect(first.output()).toContain('released')
  expect(await first.ended).toBe(0)
})

it('the lock of a killed command is free', async () => {
  const clone = temporaryClone({})
  const first = childScript(holdUntilTold(clone))
  await first.says('held')
  const second = childScript(holdUntilTold(clone))
  await second.says('waiting for it')
  first.process.kill('SIGKILL')
  await second.says('held')
})

it('commands in two clones do not wait for each other', async () => {
  const first = childScript(holdUntilTold(temporaryClone({})))
  await first.says('held')
  const second = childScript(holdUntilTold(temporaryClone({})))
  await second.says('held')
  expect(second.output()).not.toContain('waiting')
})
