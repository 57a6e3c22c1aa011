import type { SendMessageBody, Stored } from '@tradefloor/contract'
import type { To } from './address.ts'
import { backOff } from './back-off.ts'
import type { Waiting } from './outbox-db.ts'
import type { Platform } from './platform.ts'
import type { Outcome, SendMessage } from './senders.ts'

interface SendQueueOptions {
  platform: Platform
  rows(): readonly Waiting[]
  /** Whether this tab is the one that sends. */
  isSender(): boolean
  isClosed(): boolean
  /** How a message can be sent now; undefined when it cannot. After so many losses another way may be better. */
  way(losses: number): SendMessage | undefined
  /** Messages with the same name are sent one after the other. */
  laneOf(to: To): string
  onStored(client_id: string, stored: Stored): void
  onRefused(client_id: string, failed: NonNullable<Waiting['failed']>): void
}

/** Who has to wait longer is told so, and decides: nobody looks at “sending” for an hour. */
const longestRestMs = 30_000

/** Sends what waits, each lane in order, and again with back-off what was lost. */
export function createSendQueue(options: SendQueueOptions) {
  const { platform, rows, isSender, isClosed, way, laneOf, onStored, onRefused } = options
  const underWay = new Set<string>()
  const losses = new Map<string, number>()
  /** Not to be tried again yet; calls off the end of the rest. */
  const resting = new Map<string, () => void>()

  /** The first of each lane, unless one is on its way or it rests. What was refused for good holds nobody up. */
  const pump = () => {
    if (!isSender() || isClosed()) return
    const busy = new Set(
      rows()
        .filter((row) => underWay.has(row.client_id))
        .map((row) => laneOf(row.to)),
    )
    for (const row of rows()) {
      const lane = laneOf(row.to)
      if (row.failed || busy.has(lane)) continue
      busy.add(lane)
      const isReady = row.order !== undefined && !resting.has(row.client_id)
      const deliver = isReady ? way(losses.get(row.client_id) ?? 0) : undefined
      if (deliver) void send(row, deliver)
    }
  }
  const send = async ({ client_id, to, parts }: Waiting, deliver: SendMessage) => {
    underWay.add(client_id)
    const outcome = await deliver({ client_id, ...to, ...parts } satisfies SendMessageBody)
    underWay.delete(client_id)
    if (isClosed()) return
    const failed = refusalIn(outcome)
    if (outcome.kind === 'stored') onStored(client_id, outcome.stored)
    else if (failed) onRefused(client_id, failed)
    else rest(client_id, outcome.kind === 'later' ? outcome.afterMs : undefined)
    pump()
  }
  const rest = (client_id: string, afterMs: number | undefined) => {
    const lost = (losses.get(client_id) ?? 0) + 1
    losses.set(client_id, lost)
    const end = platform.after(afterMs ?? backOff(lost, platform.random), () => {
      resting.delete(client_id)
      pump()
    })
    resting.set(client_id, end)
  }

  return {
    pump,
    forget: (client_id: string) => void losses.delete(client_id),
    /** There is a way again: nothing waits longer than it must. */
    wake() {
      for (const callOff of resting.values()) callOff()
      resting.clear()
      pump()
    },
  }
}

function refusalIn(outcome: Outcome): Waiting['failed'] {
  if (outcome.kind === 'stored' || outcome.kind === 'lost') return undefined
  const isShort = outcome.kind === 'later' && (outcome.afterMs ?? 0) <= longestRestMs
  return isShort ? undefined : { mes: outcome.mes, errCode: outcome.errCode }
}
