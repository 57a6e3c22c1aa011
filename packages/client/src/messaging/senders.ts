import { type SendMessageBody, type ServerFrame, type Stored, sendMessage } from '@tradefloor/contract'
import { CallError } from '../call-error.ts'
import type { Client } from '../client.ts'
import type { ConnectionState } from './connection.ts'
import type { Platform } from './platform.ts'

/**
 * What became of a message. `later`: not taken now, the same may be tried again. `lost`: nobody knows whether it arrived;
 * sent again under the same name it is written once.
 */
export type Outcome =
  | { kind: 'stored'; stored: Stored }
  | { kind: 'refused'; mes: string; errCode: number | undefined }
  | { kind: 'later'; afterMs: number | undefined; mes: string; errCode: number | undefined }
  | { kind: 'lost' }

export type SendMessage = (body: SendMessageBody) => Promise<Outcome>

const answerWithinMs = 20_000
const lost: Outcome = { kind: 'lost' }

/** By the socket: an answer comes as a frame, or the connection ends first. */
export function socketSender(platform: Platform, send: (frame: { type: 'send' } & SendMessageBody) => void) {
  const asked = new Map<string, (outcome: Outcome) => void>()
  const answer = (client_id: string, outcome: Outcome) => {
    asked.get(client_id)?.(outcome)
    asked.delete(client_id)
  }
  const deliver: SendMessage = (body) =>
    new Promise((resolve) => {
      const stop = platform.after(answerWithinMs, () => answer(body.client_id, lost))
      asked.set(body.client_id, (outcome) => {
        stop()
        resolve(outcome)
      })
      send({ type: 'send', ...body })
    })
  return {
    deliver,
    hear(frame: ServerFrame) {
      if (frame.type === 'stored') answer(frame.client_id, { kind: 'stored', stored: frame })
      if (frame.type === 'refused') {
        const { client_id, retry, mes, errCode, after_ms: afterMs } = frame
        answer(
          client_id,
          retry ? { kind: 'later', afterMs, mes, errCode } : { kind: 'refused', mes, errCode },
        )
      }
    },
    /** The connection has ended. */
    giveUp() {
      for (const client_id of [...asked.keys()]) answer(client_id, lost)
    },
  }
}

/** By a call, where no socket gets through. Who is signed out meanwhile does not send as the next one. */
export const callSender =
  (client: Client, signal: AbortSignal): SendMessage =>
  async (body) => {
    try {
      return { kind: 'stored', stored: (await client.call(sendMessage, { body, signal })).data }
    } catch (error) {
      if (!(error instanceof CallError) || error.kind !== 'refused') return lost
      const { status = 0, errCode, message: mes, details } = error
      if (status !== 401 && status !== 429 && status < 500) return { kind: 'refused', mes, errCode }
      const seconds = details.retryAfterSeconds
      const afterMs = seconds === undefined ? undefined : seconds * 1000
      return { kind: 'later', afterMs, mes, errCode }
    }
  }

/** After so many losses in a row the message itself may be why the connection breaks: a call says what is wrong. */
const lossesUntilCall = 3

/** How a message can be sent now; undefined when it cannot. */
export function chooseSender(
  reach: ConnectionState,
  losses: number,
  bySocket: SendMessage,
  byCall: SendMessage,
): SendMessage | undefined {
  if (reach === 'blocked') return byCall
  if (reach !== 'live') return undefined
  return losses < lossesUntilCall ? bySocket : byCall
}
