import type { Message } from '@tradefloor/contract'
import { dayKey } from '@tradefloor/ui'
import type { WaitingMessage } from './talk.ts'

export type FlowRow =
  | { kind: 'day'; key: string; time: number }
  | { kind: 'message'; key: string; message: Message; isFirst: boolean; isLast: boolean }
  | { kind: 'waiting'; key: string; waiting: WaitingMessage; isFirst: boolean; isLast: boolean }

/** Messages of one writer this soon after each other stand together. */
const togetherMs = 5 * 60_000

/** The rows of a conversation: its days, its messages in their order, then what has not arrived. */
export function flowRows(
  messages: readonly Message[],
  waiting: readonly WaitingMessage[],
  zone?: string,
): FlowRow[] {
  const all = [
    ...messages.map((message) => ({
      row: { kind: 'message' as const, key: `m${message.sequence}`, message },
      time: message.time,
      by: message.own ? 'own' : message.userName,
    })),
    ...waiting.map((one) => ({
      row: { kind: 'waiting' as const, key: `w${one.clientId}`, waiting: one },
      time: one.time,
      by: 'own',
    })),
  ]
  const day = all.map(({ time }) => dayKey(time, zone))
  const goesOn = all.map(({ by, time }, i) => {
    const before = all[i - 1]
    return before?.by === by && day[i] === day[i - 1] && time - before.time < togetherMs
  })
  return all.flatMap(({ row, time }, i): FlowRow[] => {
    const shown = { ...row, isFirst: !goesOn[i], isLast: !goesOn[i + 1] }
    return day[i] === day[i - 1] ? [shown] : [{ kind: 'day', key: `d${day[i]}`, time }, shown]
  })
}
