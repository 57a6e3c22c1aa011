/** An open way to the server. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketListeners {
  onOpen(): void
  onText(data: string): void
  onClose(code: number): void
}

/** As much of a broadcast channel as is used here. */
export interface TabChannel {
  postMessage(word: unknown): void
  addEventListener(type: 'message', listen: (event: { data: unknown }) => void): void
  close(): void
}

/** As much of the lock manager as is used here. */
export interface TabLocks {
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>
}

/** The browser, as far as messaging needs it. A test gives another. */
export interface Platform {
  now(): number
  /** Does it later; what comes back calls it off. */
  after(ms: number, work: () => void): () => void
  random(): number
  /** Absent where there are no sockets. */
  openSocket?(ears: SocketListeners): Socket
  /** Absent on plain http. */
  locks?: TabLocks
  openChannel?(name: string): TabChannel
  /** Absent, or of no use, where the browser refuses its storage. */
  indexedDB?: unknown
  isVisible(): boolean
  /** The network is back, or the page is looked at again. What comes back stops it. */
  onWake(work: () => void): () => void
}
