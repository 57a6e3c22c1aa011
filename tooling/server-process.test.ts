import { expect, it } from 'vitest'
import { childScript } from './child-script.ts'

const runs = (lines: string) => `
  import { runServerProcess } from './server-process.mjs'
  await runServerProcess(['-e', ${JSON.stringify(lines)}])
`
const server = `
  const leave = (signal) => { console.log('told', signal); process.exit(0) }
  process.on('SIGINT', leave)
  process.on('SIGTERM', leave)
  console.log('arenas', process.env.MALLOC_ARENA_MAX, 'up')
  setInterval(() => {}, 1000)
`

it.each(['SIGINT', 'SIGTERM'] as const)(
  'S-46 the server is told of %s, and its end is ours',
  async (signal) => {
    const script = childScript(runs(server))
    await script.says('up')
    expect(script.output()).toContain('arenas 2')
    script.process.kill(signal)
    expect(await script.ended).toBe(0)
    expect(script.output()).toContain(`told ${signal}`)
  },
)

it('S-46 allocator settings of the operator stay, and an exit code is passed on', async () => {
  const script = childScript(runs('console.log(process.env.MALLOC_ARENA_MAX); process.exitCode = 7'), {
    MALLOC_ARENA_MAX: '4',
  })
  expect(await script.ended).toBe(7)
  expect(script.output().trim()).toBe('4')
})

it('S-46 a server that is killed ends the command as failed', async () => {
  expect(await childScript(runs('process.kill(process.pid, "SIGKILL")')).ended).toBe(137)
})
