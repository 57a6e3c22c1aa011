import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const tooling = fileURLToPath(new URL('.', import.meta.url))

export interface ChildScript {
  process: ChildProcess
  output: () => string
  /** Until the text appears in what the script printed. */
  says: (text: string) => Promise<void>
  ended: Promise<number | NodeJS.Signals | null>
}

/** Runs lines of JavaScript as a process of their own; relative imports mean this folder. Killed when the test ends. */
export function childScript(lines: string, env: NodeJS.ProcessEnv = {}): ChildScript {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', lines], {
    cwd: tooling,
    env: { ...process.env, LC_ALL: 'C', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    process: child,
    output: () => output,
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => output.includes(text) && resolve()
        listeners.add(look)
        look()
        ended.then(() => reject(new Error(`ended without saying "${text}":\n${output}`)))
      }),
  }
}
