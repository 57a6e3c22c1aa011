import type { HeadsReply } from '@tradefloor/contract'
import { CallError } from '../call-error.ts'
import type { Client } from '../client.ts'
import { readAllHeads } from './all-heads.ts'
import type { Platform } from './platform.ts'

export interface PollingOptions {
  platform: Platform
  client: Client
  signal: AbortSignal
  since(): number | undefined
  onHeads(reply: Pick<HeadsReply, 'list' | 'at'>): void
  /** Whether the last question was answered. */
  onStateChange(isReached: boolean): void
}

const seenMs = 4000
const hiddenMs = 30_000
const longestMs = 120_000

/**
 * Asks again and again what has changed, where no socket gets through. What is behind is then asked for as after any gap,
 * so nothing else has to know by which way it came.
 */
export function startPolling({ platform, client, signal, since, onHeads, onStateChange }: PollingOptions) {
  let isOn = false
  let isAsking = false
  let failures = 0
  let stop = () => {}

  const later = (leastMs = 0) => {
    stop()
    if (!isOn) return
    const usual = platform.isVisible() ? seenMs : hiddenMs
    const ms = Math.min(longestMs, usual * 2 ** Math.min(failures, 8)) * (0.8 + 0.4 * platform.random())
    stop = platform.after(Math.max(leastMs, ms), () => void ask())
  }
  const ask = async () => {
    if (isAsking || !isOn) return
    stop()
    isAsking = true
    let leastMs: number | undefined
    try {
      const reply = await readAllHeads(client, { since: since() }, signal)
      failures = 0
      if (isOn) {
        onHeads(reply)
        onStateChange(true)
      }
    } catch (error) {
      failures++
      const seconds = error instanceof CallError ? error.details.retryAfterSeconds : undefined
      leastMs = seconds && seconds * 1000
      if (isOn) onStateChange(false)
    }
    isAsking = false
    later(leastMs)
  }

  return {
    begin() {
      if (isOn) return
      isOn = true
      failures = 0
      void ask()
    },
    end() {
      isOn = false
      stop()
    },
    /** The page is looked at again, or the network is back. */
    wake: () => void ask(),
  }
}
