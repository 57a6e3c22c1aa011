import { createInterface } from 'node:readline/promises'
import { endQuietlyWhenClosed } from './expo/closed-pipe.ts'
import { runExpo } from './expo/run-expo.ts'

/** The organiser's tool as a command of its own. */
export async function expo(words: string[]) {
  process.setSourceMapsEnabled(true)
  endQuietlyWhenClosed(process.stdout, process.stderr)
  process.exitCode = await runExpo({
    words,
    environment: process.env,
    streams: { stdout: process.stdout, stderr: process.stderr },
    ...(process.stdin.isTTY && process.stderr.isTTY ? { ask: askAtTerminal } : {}),
  })
}

/** On the error stream, where progress is shown too: the answer itself may go into a file. */
async function askAtTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}
