import { dayKey } from './day-of-talk.ts'

/** As much of a message as decides where it stands. */
interface Told {
  sequence: number
  /** The name it was sent under; only the reader's own have one. */
  client_id?: string | null
  own: boolean
  userName: string
  time: number
}

interface Untold {
  client_id: string
  /** When it was written. */
  at: number
}

export type FlowRow<Message, Waiting> =
  | { kind: 'day'; key: string; time: number }
  | { kind: 'message'; key: string; message: Message; isFirst: boolean; isLast: boolean }
  | { kind: 'waiting'; key: string; waiting: Waiting; isFirst: boolean; isLast: boolean }

/** Messages of one writer this soon after each other stand together. */
const togetherMs = 5 * 60_000

/** The rows of a conversation: its days, its messages in their order, then what has not arrived. */
export function flowRows<Message extends Told, Waiting extends Untold>(
  messages: readonly Message[],
  waiting: readonly Waiting[],
  zone?: string,
): FlowRow<Message, Waiting>[] {
  const all = [
    ...messages.map((message) => ({
      // The own one keeps its place on the page when it arrives: nobody hears it twice.
      row: {
        kind: 'message' as const,
        key: message.client_id ? `w${message.client_id}` : `m${message.sequence}`,
        message,
      },
      time: message.time,
      // At a company several may answer, each under their own name.
      by: `${message.own} ${message.userName}`,
    })),
    ...waiting.map((one) => ({
      row: { kind: 'waiting' as const, key: `w${one.client_id}`, waiting: one },
      time: one.at,
      by: 'waiting',
    })),
  ]
  const day = all.map(({ time }) => dayKey(time, zone))
  const goesOn = all.map(({ by, time }, i) => {
    const before = all[i - 1]
    return before?.by === by && day[i] === day[i - 1] && time - before.time < togetherMs
  })
  return all.flatMap(({ row, time }, i): FlowRow<Message, Waiting>[] => {
    const shown = { ...row, isFirst: !goesOn[i], isLast: !goesOn[i + 1] }
    return day[i] === day[i - 1] ? [shown] : [{ kind: 'day', key: `d${day[i]}`, time }, shown]
  })
}
