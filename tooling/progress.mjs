// Steps with their time. A terminal gets one live line; a log gets a plain line every few seconds.

const plainEveryMs = 5000
const liveEveryMs = 200

/** @type {NodeJS.WriteStream} */
let stream = process.stdout
/** @type {Set<{ label: string, started: number, lastPlain: number }>} */
const active = new Set()
/** @type {NodeJS.Timeout | undefined} */
let timer

/** A script whose standard output is an answer sends its progress to standard error. */
export function progressToStandardError() {
  stream = process.stderr
}

/**
 * A sentence beside the steps.
 * @param {string} line
 */
export function note(line) {
  clearLine()
  stream.write(`${line}\n`)
}

/**
 * Shows a step while the work runs, and its time when it is done.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {(result: T) => boolean} [isGood] for work that returns its fault instead of throwing it
 * @returns {Promise<T>}
 */
export async function step(label, work, isGood = () => true) {
  const entry = { label, started: Date.now(), lastPlain: Date.now() }
  active.add(entry)
  if (!stream.isTTY) stream.write(`… ${label}\n`)
  timer ??= setInterval(draw, liveEveryMs)
  let mark = '✗'
  try {
    const result = await work()
    if (isGood(result)) mark = '✓'
    return result
  } finally {
    active.delete(entry)
    if (active.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    clearLine()
    stream.write(`${mark} ${label} (${seconds(entry.started)} s)\n`)
  }
}

/** @param {number} started */
function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1)
}

function draw() {
  if (stream.isTTY) {
    const line = [...active].map(
      (entry) => `${entry.label} … ${Math.floor(Number(seconds(entry.started)))} s`,
    )
    clearLine()
    stream.write(fitted(line.join(' · '), (stream.columns || 80) - 1))
    return
  }
  for (const entry of active) {
    if (Date.now() - entry.lastPlain < plainEveryMs) continue
    entry.lastPlain = Date.now()
    stream.write(`… ${entry.label}: ${Math.round((Date.now() - entry.started) / 1000)} s\n`)
  }
}

function clearLine() {
  if (stream.isTTY) stream.write('\r\x1b[2K')
}

/**
 * A live line that wraps cannot be cleared, so it is cut to the width; Chinese characters take two columns.
 * @param {string} line
 * @param {number} width
 */
export function fitted(line, width) {
  let used = 0
  let kept = ''
  for (const character of line) {
    used += (character.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1
    if (used > width) return kept
    kept += character
  }
  return kept
}
