import type { Clock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import { isLocalOnly } from '../http/local-access.ts'

export interface OutboxEntry {
  kind: 'captcha' | 'sms' | 'mail'
  /** Whom it was for; nobody, for a captcha. */
  to: string
  /** The key of a captcha. */
  key: string
  /** The code or the link that a message carried; empty where it carried none. */
  code: string
}

const most = 100

/** What would have been sent, for a developer to read. In memory only: it ends with the process. */
export class Outbox {
  readonly #clock: Clock
  readonly #kept: (OutboxEntry & { at: string })[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  keep({ kind, to, key, code }: OutboxEntry) {
    this.#kept.unshift({ kind, to, key, code, at: this.#clock.now().toISOString() })
    if (this.#kept.length > most) this.#kept.length = most
  }

  /** The newest first. */
  list() {
    return [...this.#kept]
  }
}

/** Codes open accounts. They are shown only where nobody but a developer can be, and nothing is really sent. */
export const isOutboxOpen = (
  config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies' | 'mail' | 'sms' | 'production'>,
) => isLocalOnly(config) && !config.mail.url && !config.sms.url && !config.production
