import type { Platform } from './platform.ts'
import { acquireSenderLock } from './sender-lock.ts'
import { isTabMessage, type TabMessage } from './tab-messages.ts'

export interface OutboxTabsOptions {
  platform: Pick<Platform, 'openChannel' | 'locks'>
  uid: string
  /** Whether they share what waits. */
  isShared(): boolean
  onMessage(message: TabMessage): void
  /** This tab is the one that sends from now on. */
  onTurn(): void
}

/** The tabs of one person: they show the same messages that wait, and one of them sends these. */
export function joinOutboxTabs({ platform, uid, isShared, onMessage, onTurn }: OutboxTabsOptions) {
  const name = `tradefloor-outbox-${uid}`
  let isSender = false
  let isClosed = false
  const channel = platform.openChannel?.(name)
  channel?.addEventListener('message', ({ data }) => {
    if (!isClosed && isTabMessage(data)) onMessage(data)
  })
  // Without both there is nobody to agree with: every tab sends what it knows, and what is sent twice is written once.
  const leave =
    isShared() && channel && platform.locks
      ? acquireSenderLock(platform.locks, name, () => {
          isSender = true
          onTurn()
        })
      : undefined
  if (!leave) isSender = true
  return {
    isSender: () => isSender,
    /** Nobody else knows now what waits here. */
    sendAlone() {
      isSender = true
    },
    tell(message: TabMessage) {
      // A channel that is closed throws at whoever posts.
      if (!isClosed) channel?.postMessage(message)
    },
    close() {
      isClosed = true
      leave?.()
      channel?.close()
    },
  }
}
