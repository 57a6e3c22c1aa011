import { expect, it } from 'vitest'
import { childScript } from './child-script.ts'

const busyScript = `
  import { run } from './child.mjs'
  import { beforeTheEnd, runAsScript } from './script.mjs'
  await runAsScript(async () => {
    beforeTheEnd(() => console.log('undone'))
    // A child with a child of its own, as npm and Vite have. Both hold our output open for as long as they live.
    const inner = 'console.log("busy"); setInterval(() => {}, 1000)'
    const outer = 'require("node:child_process").spawnSync(process.execPath, ["-e", process.argv[1]], { stdio: "inherit" })'
    await run(process.execPath, ['-e', outer, inner], { show: true })
    console.log('must not go on')
  })
`

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops the children, undoes what is to be undone and exits with %i', async (signal, code) => {
  const script = childScript(busyScript)
  await script.says('busy')
  script.process.kill(signal)
  expect(await script.ended).toBe(code)
  expect(script.output()).toContain('undone')
  expect(script.output()).not.toContain('must not go on')
})

it('a refusal is a sentence with the end of what the tool printed, never a stack', async () => {
  const script = childScript(`
    import { Refusal } from './refusal.mjs'
    import { runAsScript } from './script.mjs'
    await runAsScript(async () => { throw new Refusal('It did not work.', 'line one\\nline two') })
  `)
  expect(await script.ended).toBe(1)
  expect(script.output().trim()).toBe(
    'It did not work.\n\nThe last lines it printed:\n  line one\n  line two',
  )
})
