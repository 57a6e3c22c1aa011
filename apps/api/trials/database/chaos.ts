import { parseArgs } from 'node:util'
import { seededRandom } from '@tradefloor/rules'
import { buildProgram } from '../../src/testing/build-program.ts'
import { killFirstStarts, killWriters, openTwice, type Plan } from './chaos-trials.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Kills the embedded database in every way a process can die, for real, and counts what is lost.
 * With --ack-before-commit or --break-lock it must end red: that shows it would notice.
 */
export async function run(_root: string, args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      kills: { type: 'string', default: '40' },
      'first-starts': { type: 'string', default: '20' },
      'ack-before-commit': { type: 'boolean', default: false },
      'break-lock': { type: 'boolean', default: false },
    },
  })
  say(`seed ${values.seed}`)
  let passed = 0
  let failed = 0
  const program = await buildProgram('chaos-child')
  const plan: Plan = {
    program: program.path,
    random: seededRandom(Number(values.seed)),
    kills: Number(values.kills),
    firstStarts: Number(values['first-starts']),
    ackBeforeCommit: values['ack-before-commit'],
    breakLock: values['break-lock'],
    say,
    result: (trial, faults) => {
      if (faults.length === 0) passed++
      else failed++
      for (const fault of faults) say(`${trial}: ${fault}`)
    },
  }
  try {
    await killWriters(plan)
    if (plan.firstStarts > 0) await killFirstStarts(plan)
    await openTwice(plan)
  } finally {
    await program.remove()
  }
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
