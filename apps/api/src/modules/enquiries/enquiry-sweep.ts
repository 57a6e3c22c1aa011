import type { Dependencies } from '../../dependencies.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { claimUnmailed, deleteEnquiriesBefore, setMailed } from './enquiry-queries.ts'

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock' | 'delivery'>

const minuteMs = 60_000
/** Longer than a round of letters can take, so that nobody sends what another is still sending. */
const triesApartMs = 5 * minuteMs
/** An organiser who sets up mail late gets what came lately, not the history. */
const notOlderThanMs = 7 * 24 * 60 * minuteMs
const aRound = 20
/** A server that takes none of three takes none of twenty, and each costs seconds. */
const failuresToStop = 3

/**
 * Mails what has not been mailed, and says how many were and were not accepted. One that was not stays for a later
 * round; the visitor's answer never waits for any.
 */
export async function mailPendingEnquiries({ config, database, clock, delivery }: Needs) {
  const to = config.mail.organiser
  const result = { mailed: 0, failed: 0 }
  if (to === null) return result
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const rows = await claimUnmailed(database.db, {
    now,
    triedBefore: before(triesApartMs),
    since: before(notOlderThanMs),
    most: aRound,
  })
  for (const row of rows) {
    if (result.failed >= failuresToStop) break
    const isAccepted = await delivery.mail(enquiryMail(row, to)).then(
      () => true,
      () => false,
    )
    if (isAccepted) await setMailed(database.db, row.id, clock.now())
    result[isAccepted ? 'mailed' : 'failed']++
  }
  return result
}

/** Handled or not, an enquiry is personal data with a date of expiry. Several nodes may do this at once: a row goes once. */
export const deleteOldEnquiries = ({
  config,
  database,
  clock,
}: Pick<Needs, 'config' | 'database' | 'clock'>) =>
  deleteEnquiriesBefore(
    database.db,
    new Date(clock.now().getTime() - config.retention.enquiryDays * 24 * 60 * minuteMs),
  )
