import type { Answer } from './outage-load.ts'

const refuseWithinMs = 3000
/** What the first callers after the loss may still get: an answer that was on its way. */
const served = new Set([200])

/** A table: one line a habit, with how many answers of each status and how long the slowest took. */
export function summary(title: string, answers: Answer[]): string {
  const names = [...new Set(answers.map(({ habit }) => habit))].sort()
  const lines = names.map((name) => {
    const own = answers.filter(({ habit }) => habit === name)
    const statuses = [...new Set(own.map(({ status }) => status))].sort((a, b) => a - b)
    const counts = statuses.map((status) => `${status || 'no answer'}: ${count(own, status)}`).join('  ')
    const times = own.map(({ ms }) => ms).sort((a, b) => a - b)
    return `  ${name.padEnd(24)} ${counts.padEnd(30)} median ${at(times, 0.5)} ms, slowest ${at(times, 1)} ms`
  })
  return [title, ...lines].join('\n')
}

/** Everything about these answers that must not be, during an outage. */
export function faultsDuring(way: string, answers: Answer[]): string[] {
  const faults: string[] = []
  const claim = (wrong: Answer[], what: string) => {
    if (wrong.length > 0) faults.push(`${way}: ${wrong.length} ${what}`)
  }
  const [ready, others] = [
    answers.filter(({ habit }) => habit === 'guest reads, ready'),
    answers.filter(({ habit }) => habit !== 'guest reads, ready'),
  ]
  if (ready.length === 0 || others.length === 0) faults.push(`${way}: nobody asked`)
  claim(
    answers.filter(({ status }) => status === 401),
    'answers of 401',
  )
  claim(
    ready.filter(({ status }) => !served.has(status)),
    'ready lists were not served',
  )
  claim(
    others.filter(({ status }) => status !== 503 && !served.has(status)),
    'answers that are neither 200 nor 503',
  )
  const refused = others.filter(({ status }) => status === 503)
  if (refused.length === 0) faults.push(`${way}: nothing was refused: was the database away at all?`)
  claim(
    refused.filter(({ retryAfter }) => !retryAfter),
    'refusals without Retry-After',
  )
  claim(
    answers.filter(({ ms }) => ms > refuseWithinMs),
    'answers later than 3 s',
  )
  return faults
}

const count = (answers: Answer[], wanted: number) => answers.filter(({ status }) => status === wanted).length
const at = (sorted: number[], part: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)
