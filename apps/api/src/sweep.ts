import type { Dependencies } from './dependencies.ts'
import { sweepExpired } from './modules/account/index.ts'
import { sweepReplyWaits } from './modules/chat/index.ts'
import { mailPendingEnquiries } from './modules/enquiries/index.ts'
import { sweepViews } from './modules/logs/index.ts'
import { sweepAudience } from './modules/schedule/index.ts'
import { sweepOrphans } from './modules/storage/index.ts'

interface Log {
  warn(fields: object, message: string): void
}

const everyMs = 5 * 60_000

/** What has to be done now and then. Each may be done on several nodes at once. */
const chores: Record<string, (deps: Dependencies) => Promise<unknown>> = {
  'sessions, captchas and codes': sweepExpired,
  limits: ({ limits }) => limits.sweep(),
  uploads: sweepOrphans,
  views: (deps) => sweepViews(deps),
  'searches without result': ({ searchMisses }) => searchMisses.sweep(),
  'waits for answers': sweepReplyWaits,
  audiences: sweepAudience,
  enquiries: mailPendingEnquiries,
}

/** One round. A chore that fails is tried again in the next, and keeps none of the others from being done. */
export async function sweep(deps: Dependencies, log: Log) {
  for (const [chore, work] of Object.entries(chores)) {
    try {
      await work(deps)
    } catch (error) {
      // The words of a failed query hold what was asked for; its kind is enough.
      const { code } = ((error as Error).cause ?? error) as { code?: string }
      log.warn({ chore, reason: code ?? (error as Error).name }, 'not swept')
    }
  }
}

/** Rounds for as long as the server runs; none begins before the last is done. */
export function startSweeping(deps: Dependencies, log: Log) {
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    round ??= sweep(deps, log).finally(() => {
      round = undefined
    })
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
