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
  })
}
