import { type Call, runExpo } from '../expo/run-expo.ts'
import { indexPending } from './pending-index.ts'
import type { TestApp } from './test-app.ts'

export interface ToolRun {
  code: number
  /** The answer. */
  stdout: string
  /** What was said beside it. */
  stderr: string
  json<T>(): T
}

/** Runs the tool in this process, in English unless told otherwise, and keeps what it writes. */
export async function runToolWith({ environment, ...call }: Omit<Call, 'streams'>): Promise<ToolRun> {
  const written = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text
    },
  })
  const code = await runExpo({
    ...call,
    environment: { LANG: 'en', ...environment },
    streams: { stdout: stream('stdout'), stderr: stream('stderr') },
  })
  return { code, ...written, json: () => JSON.parse(written.stdout) }
}

/** The organiser's tool on the database of a test. */
export async function runTool(
  fair: Pick<TestApp, 'database' | 'clock'>,
  words: string[],
  environment: Record<string, string> = {},
): Promise<ToolRun> {
  await indexPending()
  return runToolWith({
    words,
    environment,
    clock: fair.clock,
    // Stays open: the test goes on with it.
    open: async () => ({ ...fair.database, beside: true, close: async () => {} }),
  })
}
