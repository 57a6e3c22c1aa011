declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on an open file; false when another descriptor has it. The lock dies with the descriptor. */
  export function tryLock(descriptor: number): boolean
  export function unlock(descriptor: number): void
}
