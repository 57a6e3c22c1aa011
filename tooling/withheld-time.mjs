import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

// A machine that shares its processors may get none for seconds. Linux counts that time apart from busy and idle.

/** @typedef {{ withheld: number, all: number }} Ticks */

const windowMs = 10_000
/** Of a quiet window; a window may still have this much of it and count as calm. */
const calmShare = 0.05

/**
 * @param {string} [stat] what /proc/stat says; elsewhere nothing is known and nothing withheld
 * @returns {Ticks}
 */
export function readTicks(stat = readStat()) {
  const fields =
    stat
      .match(/^cpu +([\d ]+)$/m)?.[1]
      ?.split(' ')
      .map(Number) ?? []
  // user, nice, system, idle, iowait, irq, softirq, steal; what follows is part of user and nice.
  const ticks = fields.slice(0, 8)
  return { withheld: ticks[7] ?? 0, all: ticks.reduce((sum, some) => sum + some, 0) }
}

function readStat() {
  try {
    return readFileSync('/proc/stat', 'utf8')
  } catch {
    return ''
  }
}

/**
 * Watches from now on which share of the processors' time was withheld in the worst ten seconds.
 * @param {{ read?: () => Ticks, everyMs?: number }} [options]
 * @returns {{ stop(): number }}
 */
export function watchWithheldTime({ read = readTicks, everyMs = windowMs } = {}) {
  let worst = 0
  let before = read()
  const look = () => {
    const now = read()
    worst = Math.max(worst, shareBetween(before, now))
    before = now
  }
  const timer = setInterval(look, everyMs)
  return {
    stop() {
      clearInterval(timer)
      look()
      return worst
    },
  }
}

/**
 * Waits until the machine has its processors to itself again, or for so many windows at most.
 * @param {{ read?: () => Ticks, everyMs?: number, mostWindows?: number }} [options]
 */
export async function untilCalm({ read = readTicks, everyMs = windowMs, mostWindows = 30 } = {}) {
  for (let i = 0; i < mostWindows; i++) {
    const before = read()
    await wait(everyMs)
    if (shareBetween(before, read()) < calmShare) return
  }
}

/**
 * @param {Ticks} before
 * @param {Ticks} now
 */
function shareBetween(before, now) {
  const all = now.all - before.all
  return all > 0 ? (now.withheld - before.withheld) / all : 0
}
