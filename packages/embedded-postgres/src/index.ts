export { copyPrefix, removeAbandonedCopies } from './abandoned-copies.ts'
export { prepareDataFolder, socketPath } from './data-folder.ts'
export { lockDataFolder } from './data-folder-lock.ts'
export {
  DatabaseFault,
  DataFolderInUse,
  DataFolderUnusable,
  EmbeddedDatabaseFailed,
  NoDatabaseYet,
} from './database-faults.ts'
export { type DatabaseAddress, type Holder, readHolder } from './holder.ts'
export { isProcessAlive } from './is-process-alive.ts'
export type { Log } from './log.ts'
export { type Embedded, type EmbeddedOptions, idleInTransactionMs, openEmbedded } from './open-embedded.ts'
export { startUpkeep } from './upkeep.ts'
export { WireServer } from './wire-server.mjs'
