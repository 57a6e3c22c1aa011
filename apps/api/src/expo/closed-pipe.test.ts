import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { buildProgram } from '../testing/build-program.ts'
import { endQuietlyWhenClosed } from './closed-pipe.ts'

const lines = (before: string) => `${before}
  for (let line = 0; line < 5000; line++) process.stdout.write('line ' + line + '\\n')
  setTimeout(() => process.stderr.write('the work is done\\n'), 200)`

/** What such a program and `head -1` behind it say on standard error. */
async function beforeHead(script: string) {
  const command = `"${process.execPath}" --input-type=module -e "$SCRIPT" | head -1`
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], {
    env: { ...process.env, SCRIPT: script },
  })
  return { first: stdout, stderr }
}

test('S-35 a program whose reader has gone ends quietly, and its work is done', async () => {
  const program = await buildProgram('closed-pipe', 'src/expo')
  onTestFinished(program.remove)
  const quiet = `const { endQuietlyWhenClosed } = await import(${JSON.stringify(program.path)})
    endQuietlyWhenClosed(process.stdout, process.stderr)`
  expect(await beforeHead(lines(quiet))).toEqual({ first: 'line 0\n', stderr: 'the work is done\n' })
  // Without it, Node ends in a stack trace.
  expect((await beforeHead(lines(''))).stderr).toContain('EPIPE')
})

test('S-35 another error of an output is not hidden', () => {
  let listener: (error: NodeJS.ErrnoException) => void = () => {}
  endQuietlyWhenClosed({
    on: (_, given) => {
      listener = given
    },
  })
  expect(() => listener(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toThrow('full')
})
