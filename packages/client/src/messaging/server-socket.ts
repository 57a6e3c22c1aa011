import { type ClientFrame, messagingProtocol, type ServerFrame } from '@tradefloor/contract'
import type { Platform, Socket } from './platform.ts'

export interface ServerSocketOptions {
  platform: Platform
  /** The first thing that is said on it. */
  hello(): ClientFrame
  onFrame(frame: ServerFrame): void
  /** It was closed by the other side, or nothing is heard on it any more. */
  onLost(code?: number): void
}

export interface ServerSocket {
  send(frame: ClientFrame): void
  /** Without an answer within that the socket is lost. */
  ping(withinMs?: number): void
  close(): void
}

const welcomeWithinMs = 10_000

/** One socket from its hello until it is lost or closed, with the heartbeat in between. */
export function openServerSocket({ platform, hello, onFrame, onLost }: ServerSocketOptions): ServerSocket {
  let socket: Socket | undefined
  let isClosed = false
  let heartbeatMs: number = messagingProtocol.heartbeatMs
  let stopTimer = () => {}

  /** One timer at a time. */
  const setTimer = (ms: number, work: () => void) => {
    stopTimer()
    stopTimer = platform.after(ms, work)
  }
  const send = (frame: ClientFrame) => socket?.send(JSON.stringify(frame))
  const close = () => {
    if (isClosed) return
    isClosed = true
    stopTimer()
    socket?.close()
  }
  const lose = (code?: number) => {
    if (isClosed) return
    close()
    onLost(code)
  }
  const ping = (withinMs = heartbeatMs) => {
    send({ type: 'ping' })
    setTimer(withinMs, lose)
  }
  const onText = (data: string) => {
    if (isClosed) return
    const frame = JSON.parse(data) as ServerFrame
    if (frame.type === 'welcome') heartbeatMs = frame.heartbeat_ms
    // Each ping begins with an answer and not with the ping before: browsers let chains of timers run only once a minute
    // in a page that is not seen, and by then the server would have taken us for gone.
    if (frame.type === 'welcome' || frame.type === 'pong') setTimer(heartbeatMs, ping)
    onFrame(frame)
  }

  setTimer(welcomeWithinMs, lose)
  try {
    socket = platform.openSocket?.({
      onOpen() {
        if (!isClosed) send(hello())
      },
      onText,
      onClose: lose,
    })
  } catch {
    // The page's own rules, or the browser's, allow no socket.
    lose()
  }
  return { send, ping, close }
}
