export type { Parts, To } from './address.ts'
export { attachables } from './attachables.ts'
export { newClientId } from './client-id.ts'
export { deleteOutbox } from './delete-outbox.ts'
export type { LoadedLists } from './list-cursors.ts'
export {
  type Messenger,
  type MessengerOptions,
  type MessengerSnapshot,
  type MessengerStatus,
  openMessenger,
} from './messenger.ts'
export { outboxDatabase } from './outbox-db.ts'
export type { Seed } from './thread-store.ts'
export type { Conversation, Pending } from './views.ts'
