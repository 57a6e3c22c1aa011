import { runExpo } from '../expo/run-expo.ts'
import type { TestApp } from './test-app.ts'

export interface ToolRun {
  code: number
  /** The answer. */
  stdout: string
  /** What was said beside it. */
  stderr: string
  json<T>(): T
}

/** The organiser's tool on the database of a test, in English unless told otherwise. */
export async function runTool(
  fair: Pick<TestApp, 'database' | 'clock'>,
  words: string[],
  environment: Record<string, string> = {},
): Promise<ToolRun> {
  const written = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text
    },
  })
  const code = await runExpo({
    words,
    environment: { LANG: 'en', ...environment },
    streams: { stdout: stream('stdout'), stderr: stream('stderr') },
    clock: fair.clock,
    // Stays open: the test goes on with it.
    open: async () => ({ ...fair.database, beside: true, close: async () => {} }),
  })
  return { code, ...written, json: () => JSON.parse(written.stdout) }
}
