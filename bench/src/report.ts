import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

const git = (...words: string[]) => {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** Where and on what a figure was taken. A figure without it cannot be compared. */
export function printHead(name: string, loadBefore = loadavg()[0] ?? 0) {
  const [cpu] = cpus()
  const commit = git('rev-parse', '--short', 'HEAD') || 'no commit'
  const changed = git('status', '--porcelain') ? ' with changes' : ''
  console.log(`bench ${name}`)
  console.log(
    `machine  ${cpus().length} × ${cpu?.model ?? 'cpu'}, ${Math.round(totalmem() / 2 ** 30)} GiB, node ${process.version}`,
  )
  console.log(`commit   ${commit}${changed}`)
  console.log(
    `load     ${loadBefore.toFixed(2)} before the run${loadBefore > 0.5 ? ' (busy: do not compare with other runs)' : ''}`,
  )
  console.log('')
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** What was spent of what may be. Too much of anything ends the command as failed. */
export function printSpent(name: string, value: number, limit: number) {
  const shown =
    value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(Number.isInteger(value) ? 0 : 1)
  const verdict = value <= limit ? '' : '   TOO MUCH'
  console.log(`  ${name.padEnd(34)} ${shown.padStart(9)} of ${limit.toLocaleString('en')}${verdict}`)
  if (value > limit) process.exitCode = 1
}
