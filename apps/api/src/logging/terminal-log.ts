const levels: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warning', 50: 'error', 60: 'fatal' }
const colours: Record<number, string> = { 40: '\x1b[33m', 50: '\x1b[31m', 60: '\x1b[31m' }

interface Line {
  level?: number
  time?: string
  msg?: string
  err?: { type?: string; message?: string; code?: string }
  [field: string]: unknown
}

/** A log line as a person at a terminal reads it: one line with time, level, text and what belongs to it. */
export function forTerminal(json: string): string {
  let line: Line
  try {
    line = JSON.parse(json) as Line
  } catch {
    return json
  }
  const { level = 30, time, msg = '', err, ...fields } = line
  const clock = (time ?? new Date().toISOString()).slice(11, 19)
  const about = [
    ...(err ? [[err.type, err.code, err.message].filter(Boolean).join(' ')] : []),
    ...Object.entries(fields).map(([name, value]) =>
      name === 'reason' && typeof value === 'string' ? value : `${name}=${JSON.stringify(value)}`,
    ),
  ]
  const text = `${clock} ${levels[level] ?? level}  ${msg}${about.length > 0 ? ` (${about.join(', ')})` : ''}`
  return `${colours[level] ?? ''}${oneLine(text)}${colours[level] ? '\x1b[0m' : ''}\n`
}

/** What came from outside must neither break the line nor steer the terminal. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Where the log of a process in a terminal goes. */
export const terminalLog = (stream: { write(text: string): unknown }) => ({
  write: (json: string) => void stream.write(forTerminal(json)),
})
