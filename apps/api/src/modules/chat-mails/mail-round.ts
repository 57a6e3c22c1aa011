import type { Queries } from '../../db/open-database.ts'
import type { Mail } from '../../delivery/delivery.ts'
import { NotDelivered } from '../../delivery/not-delivered.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { mostFound } from './wait-queries.ts'

type Needs = Pick<Dependencies, 'config' | 'database' | 'delivery' | 'limits'>

const aRound = 50
/** A server that takes none of three takes none of fifty, and each costs seconds. */
const failuresToStop = 3

/** Mails of one kind, and what it takes that only one node sends them. */
export interface Letters<Row> {
  /** What is due, without those who have had their mails of the hour. */
  find(without: number[]): Promise<Row[]>
  to(row: Row): number
  key(to: number): string
  claim(db: Queries, to: number, rows: Row[]): Promise<number[]>
  write(to: number, rows: [Row, ...Row[]]): Mail
  done(to: number, threadIds: number[]): Promise<unknown>
}

/** One round: how many mails were and were not accepted. */
export class MailRound {
  readonly #needs: Needs
  #mailed = 0
  #refused = 0
  #failed = 0

  constructor(needs: Needs) {
    this.#needs = needs
  }

  get result() {
    return { mailed: this.#mailed, failed: this.#failed + this.#refused }
  }

  async send<Row extends { threadId: number }>(letters: Letters<Row>) {
    const usedUp: number[] = []
    for (;;) {
      const known = usedUp.length
      const rows = await letters.find(usedUp)
      for (const [to, theirs] of by(rows, letters.to))
        if (!this.#isOver && !(await this.#sendOne(letters, to, theirs))) usedUp.push(to)
      // What has to wait for the next hour may have left no room for others.
      if (this.#isOver || rows.length < mostFound || usedUp.length === known) return
    }
  }

  get #isOver() {
    return this.#failed >= failuresToStop || this.#mailed + this.#refused + this.#failed >= aRound
  }

  /** Says whether there was a mail left for them in this hour. */
  async #sendOne<Row extends { threadId: number }>(letters: Letters<Row>, to: number, rows: Row[]) {
    const { database, limits, config } = this.#needs
    const key = letters.key(to)
    const most = config.limits.messageMailsAnHour
    const claimed = await database.db
      .transaction(async (db) => {
        const ids = await letters.claim(db, to, rows)
        if (ids.length > 0) await limits.take([{ key, most, seconds: 3600 }], db)
        return rows.filter(({ threadId }) => ids.includes(threadId))
      })
      .catch((error: unknown) => {
        // What is too much for this hour is not claimed, and stands together in the next mail.
        if (error instanceof Problem && error.problem === 'too_many') return null
        throw error
      })
    if (!claimed) return false
    const [first, ...others] = claimed
    if (!first) return true
    const outcome = await this.#deliver(letters.write(to, [first, ...others]))
    if (outcome === 'failed') {
      this.#failed++
      await limits.giveBack(key)
      return true
    }
    if (outcome === 'mailed') this.#mailed++
    else this.#refused++
    // Who is refused for good is not tried again either: it would be refused every few minutes.
    await letters.done(
      to,
      claimed.map(({ threadId }) => threadId),
    )
    return true
  }

  #deliver(mail: Mail): Promise<'mailed' | 'refused' | 'failed'> {
    return this.#needs.delivery.mail(mail).then(
      () => 'mailed',
      (error: unknown) => (error instanceof NotDelivered && error.isForGood ? 'refused' : 'failed'),
    )
  }
}

function by<Row>(rows: Row[], key: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}
