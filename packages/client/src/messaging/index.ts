export type { Parts, To } from './address.ts'
export { newClientId } from './client-id.ts'
export { forgetOutbox } from './forget-outbox.ts'
export type { AllListed } from './list-places.ts'
export {
  type Messenger,
  type MessengerOptions,
  type MessengerSnapshot,
  type MessengerStatus,
  openMessenger,
} from './messenger.ts'
export { outboxDatabase } from './outbox-db.ts'
export { thingsToSend } from './things-to-send.ts'
export type { Seed } from './thread-keeper.ts'
export type { Conversation, Pending } from './views.ts'
