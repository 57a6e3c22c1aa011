import { closeCodes } from '@tradefloor/contract'
import { backOff } from './back-off.ts'

const againWhileBlockedMs = 120_000
const silentUntilBlocked = 3
/** The server asks for it: another node is there, or only the rest is to be read. Within a second, not all at once. */
const resumeAtOnce: number[] = [closeCodes.leaving, closeCodes.tooSlow, closeCodes.notSignedIn]
const resumesAtOnce = 5
const resumeWithinMs = 1000
const failuresOfTooMany = 4

/** How long to wait before each new try, and whether sockets get through at all. */
export function createReconnectPolicy(random: () => number) {
  /** In a row. */
  let failures = 0
  /** Sockets in a row on which no frame of our server arrived. */
  let silentSockets = 0

  const isBlocked = () => silentSockets >= silentUntilBlocked
  const fail = (waitMs: number) => {
    failures++
    return isBlocked() ? againWhileBlockedMs * (0.9 + random() * 0.2) : waitMs
  }
  return {
    isBlocked,
    /** No token, so no call gets through either: that is no sign that sockets are blocked. */
    waitWithoutToken: () => fail(backOff(failures, random)),
    waitAfterLoss(code: number | undefined, wasLive: boolean) {
      // A close code of the server's own shows that its words get through.
      const isTheirs = code !== undefined && (code >= 4000 || code === closeCodes.leaving)
      silentSockets = wasLive || isTheirs ? 0 : silentSockets + 1
      if (code === closeCodes.tooMany) failures = Math.max(failures, failuresOfTooMany)
      const isQuick = code !== undefined && resumeAtOnce.includes(code) && failures < resumesAtOnce
      return fail(isQuick ? random() * resumeWithinMs : backOff(failures, random))
    },
    resetFailures() {
      failures = 0
    },
  }
}
