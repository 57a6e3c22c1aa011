import { sweepDeskFiles } from './content/desk/index.ts'
import type { Dependencies } from './dependencies.ts'
import { sweepExpired } from './modules/account/index.ts'
import { deleteOldSealedReports, sweepReplyWaits } from './modules/chat/index.ts'
import { mailAboutMessages } from './modules/chat-mails/index.ts'
import { deleteOldEnquiries, mailPendingEnquiries } from './modules/enquiries/index.ts'
import { sweepViews } from './modules/logs/index.ts'
import { sweepAudience } from './modules/schedule/index.ts'
import { sweepOrphans } from './modules/storage/index.ts'

interface Log {
  warn(fields: object, message: string): void
}

type Chores = Record<string, (deps: Dependencies) => Promise<unknown>>

const minuteMs = 60_000

/** What somebody waits for. Each may be done on several nodes at once, as all others. */
const soon: Chores = { 'mails about messages': mailAboutMessages }

/** What has to be done now and then. */
const chores: Chores = {
  'sessions, captchas and codes': sweepExpired,
  limits: ({ limits }) => limits.sweep(),
  uploads: sweepOrphans,
  'files of the desk': sweepDeskFiles,
  views: (deps) => sweepViews(deps),
  searches: ({ searchCounts }) => searchCounts.sweep(),
  'waits for answers': sweepReplyWaits,
  audiences: sweepAudience,
  enquiries: mailPendingEnquiries,
  'old enquiries': deleteOldEnquiries,
  'sealed reports': deleteOldSealedReports,
}

/** One round. A chore that fails is tried again in the next, and keeps none of the others from being done. */
export async function sweep(deps: Dependencies, log: Log, what: Chores = { ...soon, ...chores }) {
  for (const [chore, work] of Object.entries(what)) {
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
  const all = [
    startRounds(() => sweep(deps, log, soon), minuteMs),
    startRounds(() => sweep(deps, log, chores), 5 * minuteMs),
  ]
  return {
    async stop() {
      await Promise.all(all.map((rounds) => rounds.stop()))
    },
  }
}

function startRounds(work: () => Promise<void>, everyMs: number) {
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    round ??= work().finally(() => {
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
