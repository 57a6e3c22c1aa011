import { IDBFactory } from 'fake-indexeddb'
import type { Platform, SocketListeners, TabChannel } from '../platform.ts'
import type { ManualClock } from './manual-clock.ts'

export interface BrowserOptions {
  clock: Pick<ManualClock, 'now' | 'after'>
  openLine?: Platform['openSocket']
  random?: () => number
  /** As on plain http. */
  withoutLocks?: boolean
  /** As in a browser that refuses its storage. */
  withoutStorage?: boolean
}

/** What tabs of one browser share: storage, locks, channels. */
export function testBrowser(options: BrowserOptions) {
  const { clock, openLine, random = () => 0.5, withoutLocks, withoutStorage } = options
  const storage = new IDBFactory()
  const channels = new Set<{ name: string; hear(data: unknown): void; isOpen: boolean }>()
  const queues = new Map<string, (() => void)[]>()
  const next = (name: string) => queues.get(name)?.[0]?.()

  return {
    storage,
    /** Its sockets are the browser's, or its own where somebody wants to know whose they are. */
    openTab(own: Pick<BrowserOptions, 'openLine'> = {}) {
      const dial = own.openLine ?? openLine
      let isAlive = true
      let isVisible = true
      const wakers = new Set<() => void>()
      const leaves: (() => void)[] = []
      const ears: SocketListeners[] = []
      const ifAlive = (work: () => void) => () => void (isAlive && work())
      const platform: Platform = {
        now: clock.now,
        random,
        after: (ms, work) => clock.after(ms, ifAlive(work)),
        openSocket:
          dial &&
          ((listener) => {
            ears.push(listener)
            return dial({
              onOpen: ifAlive(listener.onOpen),
              onText: (data) => isAlive && listener.onText(data),
              onClose: (code) => isAlive && listener.onClose(code),
            })
          }),
        openChannel(name): TabChannel {
          const listeners: ((event: { data: unknown }) => void)[] = []
          const own = {
            name,
            isOpen: true,
            hear: (data: unknown) =>
              isAlive && own.isOpen && listeners.forEach((listen) => void listen({ data })),
          }
          channels.add(own)
          return {
            postMessage(word) {
              if (!isAlive) return
              if (!own.isOpen) throw new Error('the channel is closed')
              const copy = structuredClone(word)
              for (const other of channels)
                if (other !== own && other.name === name) clock.after(1, () => other.hear(copy))
            },
            addEventListener: (_, listen) => void listeners.push(listen),
            close: () => {
              own.isOpen = false
            },
          }
        },
        locks: withoutLocks
          ? undefined
          : {
              request: (name, { signal }, work) =>
                new Promise((resolve, reject) => {
                  const queue = queues.get(name) ?? []
                  queues.set(name, queue)
                  let isHeld = false
                  const leave = () => {
                    const was = queue.indexOf(begin)
                    if (was >= 0) queue.splice(was, 1)
                    if (was === 0) next(name)
                  }
                  const begin = () => {
                    isHeld = true
                    void work().then(leave).then(resolve)
                  }
                  leaves.push(leave)
                  signal.addEventListener('abort', () => {
                    if (isHeld) return
                    leave()
                    reject(new Error('aborted'))
                  })
                  if (queue.push(begin) === 1) clock.after(0, begin)
                }),
            },
        indexedDB: withoutStorage ? undefined : storage,
        isVisible: () => isVisible,
        onWake(work) {
          wakers.add(work)
          return () => void wakers.delete(work)
        },
      }
      const wake = () => {
        for (const work of wakers) work()
      }
      return {
        platform,
        wake,
        see(next: boolean) {
          isVisible = next
          if (next) wake()
        },
        /** Gone without a word, as when a browser crashes: locks are free, nothing runs any more. */
        kill() {
          isAlive = false
          for (const leave of leaves) leave()
        },
        isAlive: () => isAlive,
      }
    },
  }
}
