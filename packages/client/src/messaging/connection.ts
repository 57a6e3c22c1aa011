import {
  type ClientFrame,
  closeCodes,
  type Language,
  messagingProtocol,
  type RtmTokenReply,
  type ServerFrame,
} from '@tradefloor/contract'
import { backOff } from './back-off.ts'
import type { Platform, Socket } from './platform.ts'

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

const welcomeWithinMs = 10_000
const wakeWithinMs = 5000
const resetFailuresAfterMs = 60_000
const againWhileBlockedMs = 120_000
const silentUntilBlocked = 3
/** The server asks for it: another node is there, or only the rest is to be read. Within a second, not all at once. */
const resumeAtOnce: number[] = [closeCodes.leaving, closeCodes.tooSlow, closeCodes.notSignedIn]
const resumesAtOnce = 5
const resumeWithinMs = 1000

/** Keeps a connection open, reconnects with back-off, and reports frames and state changes. */
export function openConnection(options: ConnectionOptions): Connection {
  const { platform, uid, token, language, since, onFrame, onStateChange } = options
  let state: ConnectionState | undefined
  let socket: Socket | undefined
  /** In a row; reset after a minute without one. */
  let failures = 0
  /** Sockets in a row on which no frame of our server arrived. */
  let silentSockets = 0
  let attempt = 0
  let isTrying = false
  let heartbeatMs: number = messagingProtocol.heartbeatMs
  let stopTimer = () => {}
  let stopResetTimer = () => {}

  const setState = (next: ConnectionState) => {
    if (state === next) return
    state = next
    onStateChange(next)
  }
  /** One timer at a time. */
  const setTimer = (ms: number, work: () => void) => {
    stopTimer()
    stopTimer = platform.after(ms, work)
  }
  const sendFrame = (frame: ClientFrame) => socket?.send(JSON.stringify(frame))
  const closeSocket = () => {
    attempt++
    isTrying = false
    stopTimer()
    stopResetTimer()
    const old = socket
    socket = undefined
    old?.close()
  }

  const onLost = (code?: number) => {
    const wasLive = state === 'live'
    closeSocket()
    if (code === closeCodes.sessionEnded) return setState('ended')
    // A close code of the server's own shows that its words get through.
    const isTheirs = code !== undefined && (code >= 4000 || code === closeCodes.leaving)
    silentSockets = wasLive || isTheirs ? 0 : silentSockets + 1
    if (code === closeCodes.tooMany) failures = Math.max(failures, 4)
    const isQuick = code !== undefined && resumeAtOnce.includes(code) && failures < resumesAtOnce
    reconnectAfter(isQuick ? platform.random() * resumeWithinMs : backOff(failures, platform.random))
  }
  const reconnectAfter = (ms: number) => {
    failures++
    const isBlocked = silentSockets >= silentUntilBlocked
    setState(isBlocked ? 'blocked' : 'away')
    setTimer(isBlocked ? againWhileBlockedMs * (0.9 + platform.random() * 0.2) : ms, () => void connect())
  }

  const connect = async () => {
    closeSocket()
    const own = attempt
    if (state !== 'blocked') setState('connecting')
    isTrying = true
    // No token, so no call gets through either: that is no sign that sockets are blocked.
    const granted = await token().catch(() => undefined)
    if (own !== attempt) return
    isTrying = false
    if (granted === undefined) reconnectAfter(backOff(failures, platform.random))
    else if (granted.rtm_uid !== uid) setState('ended')
    else openSocket(granted.rtm_token)
  }
  const openSocket = (rtm_token: string) => {
    const own = attempt
    const ifCurrent = (work: () => void) => own === attempt && work()
    const hello = () =>
      sendFrame({ type: 'hello', v: 1, rtm_token, rtm_uid: uid, lang: language(), since: since() })
    setTimer(welcomeWithinMs, onLost)
    try {
      socket = platform.openSocket?.({
        onOpen: () => ifCurrent(hello),
        onText: (data) => ifCurrent(() => onServerFrame(JSON.parse(data) as ServerFrame)),
        onClose: (code) => ifCurrent(() => onLost(code)),
      })
    } catch {
      // The page's own rules, or the browser's, allow no socket.
      onLost()
    }
  }

  const ping = (withinMs = heartbeatMs) => {
    sendFrame({ type: 'ping' })
    setTimer(withinMs, onLost)
  }
  const onServerFrame = (frame: ServerFrame) => {
    if (frame.type === 'welcome') {
      if (frame.rtm_uid !== uid) return finish()
      heartbeatMs = frame.heartbeat_ms
      silentSockets = 0
      stopResetTimer = platform.after(resetFailuresAfterMs, () => {
        failures = 0
      })
    }
    // Each ping begins with an answer and not with the ping before: browsers let chains of timers run only once a minute
    // in a page that is not seen, and by then the server would have taken us for gone.
    if (frame.type === 'welcome' || frame.type === 'pong') setTimer(heartbeatMs, ping)
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
    send: (frame) => {
      if (state === 'live') sendFrame(frame)
    },
    wake() {
      if (state === 'live') ping(wakeWithinMs)
      else if (platform.openSocket && !socket && !isTrying && state !== 'ended') void connect()
    },
    close: finish,
  }
}
