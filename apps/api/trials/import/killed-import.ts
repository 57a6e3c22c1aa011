import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

export interface TargetDatabase {
  program: string
  environment: Record<string, string>
}

export interface Ended {
  code: number | null
  stdout: string
  /** How far it was, in its own words. */
  stage: string
}

/** In the order in which it does them. */
export const stages = ['Looking at files', 'Keeping what was there', 'Writing']

/** Where it is to be killed: at a share of one of the things it does, and a moment later. */
export interface Moment {
  stage: string
  percent: number
  laterMs: number
}

/** A stage that was over before it was ever shown is reached as well. */
function isReached({ stage, percent }: Moment, at: string, share: number) {
  const [wanted, now] = [stages.indexOf(stage), stages.indexOf(at)]
  return now > wanted || (now === wanted && share >= percent)
}

// Whatever database the caller works with is not ours to try this on.
const { DATABASE_URL: _, ...withoutDatabase } = process.env

/** Runs to its end, or until it has come so far: then kill -9, after which nothing of it runs any more. */
export function runChild(
  { program, environment }: TargetDatabase,
  words: string[],
  moment?: Moment,
): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutDatabase, ...environment },
  })
  let stdout = ''
  let said = ''
  let stage = 'before anything'
  let isDue = false
  child.stdout.on('data', (bytes) => {
    stdout += bytes
  })
  child.stderr.on('data', async (bytes) => {
    said = (said + bytes).slice(-500)
    const [, percent = '0', label] = [...said.matchAll(/(\d+)% {2}([A-Z][a-z ]+)/g)].at(-1) ?? []
    if (!label) return
    stage = `${label.trim()}, ${percent} %`
    if (isDue || !moment || !isReached(moment, label.trim(), Number(percent))) return
    isDue = true
    await wait(moment.laterMs)
    child.kill('SIGKILL')
  })
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, stdout: stdout || said, stage })),
  )
}
