import {
  type ClientFrame,
  closeCodes,
  type Language,
  type RtmTokenReply,
  type ServerFrame,
} from '@tradefloor/contract'
import type { Platform } from './platform.ts'
import { createReconnectPolicy } from './reconnect-policy.ts'
import { openServerSocket, type ServerSocket } from './server-socket.ts'

/**
 * Whether the server can be reached by a socket. `away`: not now. `blocked`: something in between lets no socket through,
 * though it may let calls. `ended`: not as this person any more.
 */
export type ConnectionState = 'connecting' | 'live' | 'away' | 'blocked' | 'ended'

export interface ConnectionOptions {
  platform: Platform
  /** Whose connection it is. A token for somebody else ends it. */
  uid: string
  /** Asked for anew for each connection: a token opens one. */
  token(): Promise<Pick<RtmTokenReply, 'rtm_token' | 'rtm_uid'>>
  language(): Language
  /** Until when everything is known, by the server's clock. */
  since(): number | undefined
  onFrame(frame: ServerFrame): void
  onStateChange(state: ConnectionState): void
}

export interface Connection {
  /** Nothing is sent unless the server has said welcome. */
  send(frame: ClientFrame): void
  /** The network may have changed: reconnects now, or checks the heartbeat. */
  wake(): void
  close(): void
}

const wakeWithinMs = 5000
const resetFailuresAfterMs = 60_000

const helloFrame = ({ uid, language, since }: ConnectionOptions, rtm_token: string): ClientFrame => ({
  type: 'hello',
  v: 1,
  rtm_token,
  rtm_uid: uid,
  lang: language(),
  since: since(),
})

/** Keeps a connection open, reconnects with back-off, and reports frames and state changes. */
export function openConnection(options: ConnectionOptions): Connection {
  const { platform, uid, token, onFrame, onStateChange } = options
  const policy = createReconnectPolicy(platform.random)
  let state: ConnectionState | undefined
  let socket: ServerSocket | undefined
  let attempt = 0
  let isTrying = false
  let stopRetry = () => {}
  let stopResetTimer = () => {}

  const setState = (next: ConnectionState) => {
    if (state === next) return
    state = next
    onStateChange(next)
  }
  const closeSocket = () => {
    attempt++
    isTrying = false
    stopRetry()
    stopResetTimer()
    socket?.close()
    socket = undefined
  }
  const onLost = (code?: number) => {
    const wasLive = state === 'live'
    closeSocket()
    if (code === closeCodes.sessionEnded) setState('ended')
    else retryAfter(policy.waitAfterLoss(code, wasLive))
  }
  const retryAfter = (ms: number) => {
    setState(policy.isBlocked() ? 'blocked' : 'away')
    stopRetry()
    stopRetry = platform.after(ms, () => void connect())
  }
  const connect = async () => {
    closeSocket()
    const own = attempt
    if (state !== 'blocked') setState('connecting')
    isTrying = true
    const granted = await token().catch(() => undefined)
    if (own !== attempt) return
    isTrying = false
    if (granted === undefined) retryAfter(policy.waitWithoutToken())
    else if (granted.rtm_uid !== uid) setState('ended')
    else openSocket(granted.rtm_token)
  }
  const openSocket = (rtm_token: string) => {
    const hello = () => helloFrame(options, rtm_token)
    const own = attempt
    stopRetry()
    const opened = openServerSocket({ platform, hello, onFrame: onServerFrame, onLost })
    // Where none is allowed it is lost already.
    if (own === attempt) socket = opened
  }
  const onServerFrame = (frame: ServerFrame) => {
    if (frame.type === 'welcome') {
      if (frame.rtm_uid !== uid) return finish()
      stopResetTimer = platform.after(resetFailuresAfterMs, policy.resetFailures)
    }
    onFrame(frame)
    if (frame.type === 'welcome') setState('live')
  }
  const finish = () => {
    closeSocket()
    setState('ended')
  }

  if (platform.openSocket) void connect()
  else setState('blocked')

  return {
    send: (frame) => void (state === 'live' && socket?.send(frame)),
    wake() {
      if (state === 'live') socket?.ping(wakeWithinMs)
      else if (platform.openSocket && !socket && !isTrying && state !== 'ended') void connect()
    },
    close: finish,
  }
}
