import { readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseChild } from '../../src/testing/database-child.ts'
import { type Acknowledged, faultsOf } from './chaos-checks.ts'

export interface Plan {
  program: string
  random: () => number
  kills: number
  firstStarts: number
  ackBeforeCommit: boolean
  breakLock: boolean
  /** Called once for each thing that was tried, with what was wrong about it. */
  result: (trial: string, faults: string[]) => void
  say: (line: string) => void
}

async function inFolder(work: (dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tf-chaos-'))
  try {
    await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const flagsOf = ({ ackBeforeCommit }: Plan) => (ackBeforeCommit ? ['--ack-before-commit'] : [])

/** Kills a writer again and again; each time the next process must open the folder unaided and find every row. */
export const killWriters = (plan: Plan) =>
  inFolder(async (dataDir) => {
    const acknowledged: Acknowledged = new Map()
    for (let round = 0; round <= plan.kills; round++) {
      const child = new DatabaseChild(plan.program, dataDir, `run ${round}`, flagsOf(plan))
      const opened = await child.ready
      // The first opening comes before any kill.
      if (round > 0)
        plan.result(`kill ${round}`, opened ? await faultsOf(dataDir, acknowledged) : [child.complaints])
      if (!opened) return
      if (round < plan.kills) {
        child.write()
        await wait(50 + plan.random() * 750)
      }
      await child.kill()
      acknowledged.set(`run ${round}`, child.acknowledged)
    }
    const pairs = [...acknowledged.values()].reduce((sum, set) => sum + set.size, 0)
    plan.say(`writers: ${plan.kills} kills, ${pairs * 2} rows acknowledged`)
  })

/** Kills first starts at points spread over their whole length; the next start must find its way alone. */
export async function killFirstStarts(plan: Plan) {
  let length = 0
  await inFolder(async (dataDir) => {
    const child = new DatabaseChild(plan.program, dataDir, 'measure')
    length = await startTime(child)
    await child.kill()
  })
  let interrupted = 0
  for (let point = 0; point < plan.firstStarts; point++)
    await inFolder(async (dataDir) => {
      const child = new DatabaseChild(plan.program, dataDir, 'first')
      await wait(((point + plan.random()) / plan.firstStarts) * length)
      await child.kill()
      const cutShort = !readdirSync(dataDir).includes('db')
      if (cutShort) interrupted++

      const next = new DatabaseChild(plan.program, dataDir, 'next', flagsOf(plan))
      const took = await startTime(next)
      // The machine's speed changes while this runs, and kills after the end would prove nothing.
      length = cutShort ? took : length * 0.7
      plan.result(`first start ${point + 1}`, await faultsAfterFirstStart(next, dataDir))
      await next.kill()
    })
  plan.say(`first starts: ${plan.firstStarts} kills, ${interrupted} of them before there was a database`)
}

async function startTime(child: DatabaseChild): Promise<number> {
  const began = performance.now()
  await child.ready
  return performance.now() - began
}

async function faultsAfterFirstStart(child: DatabaseChild, dataDir: string): Promise<string[]> {
  if (!(await child.ready)) return [`did not open: ${child.complaints}`]
  child.write()
  await wait(100)
  const leftovers = readdirSync(dataDir).filter((name) => name.startsWith('db.new-'))
  if (leftovers.length > 0) return [`leftovers: ${leftovers.join(', ')}`]
  return faultsOf(dataDir, new Map([['next', new Set(child.acknowledged)]]))
}

/** Two processes on one folder: the second must be told who has it, soon, and the first must not suffer. */
export const openTwice = (plan: Plan) =>
  inFolder(async (dataDir) => {
    const first = new DatabaseChild(plan.program, dataDir, 'first', flagsOf(plan))
    await first.ready
    first.write()
    await wait(200)
    // Another file of the same name is another lock: what happens without one.
    if (plan.breakLock) rmSync(join(dataDir, 'lock'))
    const began = performance.now()
    const second = new DatabaseChild(plan.program, dataDir, 'second')
    if (await second.ready) second.write()
    const ended = await Promise.race([second.ended, wait(2000, 'still running')])
    const took = performance.now() - began
    await second.kill()
    await wait(200)
    await first.kill()

    const faults: string[] = []
    if (ended !== 3) faults.push(`the second process did not refuse: ${ended}`)
    else if (took > 2000) faults.push(`the second process took ${took.toFixed(0)} ms to refuse`)
    if (!second.complaints.includes(`process ${first.process.pid} `))
      faults.push(`it did not name the holder: ${second.complaints || 'nothing said'}`)
    const after = new DatabaseChild(plan.program, dataDir, 'after')
    if (await after.ready) faults.push(...(await faultsOf(dataDir, new Map([['first', first.acknowledged]]))))
    else faults.push(`the folder does not open any more: ${after.complaints}`)
    await after.kill()
    plan.result('two processes', faults)
    plan.say(`two processes: the second ended with ${ended} after ${took.toFixed(0)} ms`)
  })
