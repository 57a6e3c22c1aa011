import { createRtmToken, type HeadsReply, type ServerFrame } from '@tradefloor/contract'
import { type Connection, type ConnectionState, openConnection } from './connection.ts'
import type { MessengerOptions, MessengerStatus } from './messenger-types.ts'
import type { Platform } from './platform.ts'
import { startPolling } from './polling.ts'
import { callSender, chooseSender, socketSender } from './senders.ts'

/** So long a lost connection is nothing that anybody has to be told. */
const graceMs = 4000

interface ServerLinkOptions extends Pick<MessengerOptions, 'client' | 'uid' | 'language'> {
  platform: Platform
  signal: AbortSignal
  /** Until when everything is known, by the server's clock. */
  since(): number | undefined
  onFrame(frame: ServerFrame): void
  /** What polling found, where no socket gets through. */
  onPolled(reply: Pick<HeadsReply, 'list' | 'at'>): void
  onStatusChange(): void
  /** The server can be reached again. */
  onResume(): void
  /** It answered a call, while no socket gets through. */
  onAnswered(): void
  /** Not as this person any more. */
  onEnded(): void
}

export type ServerLink = ReturnType<typeof createServerLink>

/** How the server is reached: by a socket, by calls where no socket gets through, or not at all for the moment. */
export function createServerLink(options: ServerLinkOptions) {
  const { platform, client, signal, uid, language, since } = options
  let reach: ConnectionState = 'connecting'
  // Until the grace is over nothing is wrong that anybody has to be told.
  let status: MessengerStatus = 'live'
  let connection: Connection | undefined
  let stopGrace: (() => void) | undefined

  const setStatus = (next: MessengerStatus) => {
    if (status === next) return
    status = next
    options.onStatusChange()
  }
  const bySocket = socketSender(platform, (frame) => connection?.send(frame))
  const byCall = callSender(client, signal)
  const polling = startPolling({
    platform,
    client,
    signal,
    since,
    onHeads: options.onPolled,
    onStateChange(isReached) {
      const isBack = isReached && status === 'offline'
      setStatus(isReached ? 'asking' : 'offline')
      if (isBack) options.onResume()
      else if (isReached) options.onAnswered()
    },
  })
  const onStateChange = (next: ConnectionState) => {
    reach = next
    if (next !== 'live') bySocket.giveUp()
    if (next === 'blocked') polling.begin()
    else polling.end()
    if (next === 'ended') return options.onEnded()
    if (next === 'live' || next === 'blocked') {
      stopGrace?.()
      stopGrace = undefined
      setStatus(next === 'live' ? 'live' : 'asking')
      options.onResume()
    } else stopGrace ??= platform.after(graceMs, () => setStatus('offline'))
  }

  return {
    open() {
      connection = openConnection({
        platform,
        uid,
        token: () => client.call(createRtmToken, { signal }),
        language,
        since,
        onFrame(frame) {
          bySocket.hear(frame)
          options.onFrame(frame)
        },
        onStateChange,
      })
    },
    status: () => status,
    reach: () => reach,
    send: (frame: Parameters<Connection['send']>[0]) => connection?.send(frame),
    /** How a message can be sent now; undefined when it cannot. */
    senderAfter: (losses: number) => chooseSender(reach, losses, bySocket.deliver, byCall),
    /** Somebody does not want to wait for the next try. */
    hurry() {
      if (reach === 'away') connection?.wake()
    },
    wake() {
      connection?.wake()
      polling.wake()
    },
    close() {
      stopGrace?.()
      connection?.close()
      polling.end()
    },
    setOffline: () => setStatus('offline'),
  }
}
