import type { Log } from '../db/log.ts'

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Keeps every line, for tests that ask what was said. */
export function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = []
  const keep = (_: object, text: string) => void lines.push(text)
  return { lines, info: keep, warn: keep, error: keep }
}
