import { newClientId } from '@tradefloor/client/messaging'

/** A message as it was tried. */
export interface Attempt {
  client_id: string
  text: string
}

/** One name for a message, however often it is tried: it is written once. Other words are another message. */
export const attemptOf = (last: Attempt | undefined, text: string): Attempt =>
  last?.text === text ? last : { client_id: newClientId(), text }
