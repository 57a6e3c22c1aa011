import { countFaults, type FaultKind, type Faults, faultKinds } from './check-history.ts'
import type { DrillOptions } from './drill-options.ts'
import type { DrillOutcome, Progress } from './run-drill.ts'

const examples = 3
const whole = (value: number) => Math.round(value).toLocaleString('en')

/** Says now and then how far it is, and how long it will take at this speed. */
export function progressReporter(say: (line: string) => void) {
  const began = performance.now()
  return ({ stored, messages, kills, ofKills }: Progress) => {
    const seconds = (performance.now() - began) / 1000
    const share = Math.min(stored / messages, ofKills === 0 ? 1 : (kills + stored / messages) / (ofKills + 1))
    const left = share > 0.02 ? `, about ${whole((seconds / share) * (1 - share))} s left` : ''
    say(
      `… ${whole(seconds)} s: ${whole(stored)} of ${whole(messages)} stored, kill ${kills} of ${ofKills}${left}`,
    )
  }
}

/** What was done, what was looked at, and what was found: a table with zeros, or the first cases of each fault. */
export function reportLines(
  options: DrillOptions,
  { history, tally, ...run }: DrillOutcome,
  faults: Faults,
): string[] {
  const { written, acknowledged, told, read, shown } = history
  const done = Object.entries(tally).map(([what, count]) => `${what} ${whole(count)}`)
  const toldCount = told.reduce((sum, { messages }) => sum + messages.length, 0)
  const count = countFaults(faults)
  return [
    `done     ${whole(written.length)} messages of ${options.pairs} pairs in ${whole(run.seconds)} s; ${done.join(', ')}`,
    `seen     ${whole(acknowledged.length)} acknowledgements; ${whole(toldCount)} told on ${whole(run.connections)} connections; ${whole(read.length)} histories read, ${whole(shown.length)} shown`,
    ...Object.entries(faultKinds).flatMap(([kind, words]) => {
      const cases = faults[kind as FaultKind]
      return [
        `  ${words.padEnd(28)} ${whole(cases.length).padStart(6)}`,
        ...cases.slice(0, examples).map((one) => `      ${one}`),
      ]
    }),
    count === 0 ? 'passed' : `${whole(count)} faults; the same plan again: --seed ${options.seed}`,
  ]
}
