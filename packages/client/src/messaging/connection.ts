import {
  type ClientFrame,
  closeCodes,
  type Language,
  messagingProtocol,
  type RtmTokenReply,
  type ServerFrame,
} from '@tradefloor/contract'
import { backOff } from './back-off.ts'
import type { Line, Place } from './place.ts'

/**
 * Whether the server can be reached by a socket. `away`: not now. `blocked`: something in between lets no socket through,
 * though it may let calls. `ended`: not as this person any more.
 */
export type Reach = 'connecting' | 'live' | 'away' | 'blocked' | 'ended'

export interface ConnectionOptions {
  place: Place
  /** Whose connection it is. A token for somebody else ends it. */
  uid: string
  /** Asked for anew for each connection: a token opens one. */
  token(): Promise<Pick<RtmTokenReply, 'rtm_token' | 'rtm_uid'>>
  language(): Language
  /** When everything was known last, by the server's clock. */
  since(): number | undefined
  onFrame(frame: ServerFrame): void
  onReach(reach: Reach): void
}

export interface Connection {
  /** Nothing is sent unless the server has said welcome. */
  send(frame: ClientFrame): void
  /** Something may have changed: tries now, or looks whether anybody is still there. */
  wake(): void
  close(): void
}

const welcomeWithinMs = 10_000
const wakeWithinMs = 5000
const goodAfterMs = 60_000
const againWhileBlockedMs = 120_000
const mutesUntilBlocked = 3
/** The server asks for it: another node is there, or only the rest is to be read. Within a second, not all at once. */
const resumeAtOnce: number[] = [closeCodes.leaving, closeCodes.tooSlow, closeCodes.notSignedIn]
const resumesAtOnce = 5
const resumeWithinMs = 1000

/** Keeps a connection as long as it can be had, and says what comes on it. */
export function keepConnection(options: ConnectionOptions): Connection {
  const { place, uid, token, language, since, onFrame, onReach } = options
  let reach: Reach | undefined
  let line: Line | undefined
  /** In a row, until a minute went well. */
  let failures = 0
  /** Sockets in a row on which no server of ours said anything. */
  let mutes = 0
  let turn = 0
  let isTrying = false
  let beatMs: number = messagingProtocol.heartbeatMs
  let stopAlarm = () => {}
  let stopGood = () => {}

  const become = (next: Reach) => {
    if (reach === next) return
    reach = next
    onReach(next)
  }
  /** One thing is waited for at a time. */
  const alarm = (ms: number, work: () => void) => {
    stopAlarm()
    stopAlarm = place.after(ms, work)
  }
  const say = (frame: ClientFrame) => line?.send(JSON.stringify(frame))
  const hangUp = () => {
    turn++
    isTrying = false
    stopAlarm()
    stopGood()
    const old = line
    line = undefined
    old?.close()
  }

  const lose = (code?: number) => {
    const wasLive = reach === 'live'
    hangUp()
    if (code === closeCodes.sessionEnded) return become('ended')
    // A close code of the server's own shows that its words get through.
    const isTheirs = code !== undefined && (code >= 4000 || code === closeCodes.leaving)
    mutes = wasLive || isTheirs ? 0 : mutes + 1
    if (code === closeCodes.tooMany) failures = Math.max(failures, 4)
    const isQuick = code !== undefined && resumeAtOnce.includes(code) && failures < resumesAtOnce
    again(isQuick ? place.random() * resumeWithinMs : backOff(failures, place.random))
  }
  const again = (ms: number) => {
    failures++
    const isBlocked = mutes >= mutesUntilBlocked
    become(isBlocked ? 'blocked' : 'away')
    alarm(isBlocked ? againWhileBlockedMs * (0.9 + place.random() * 0.2) : ms, () => void connect())
  }

  const connect = async () => {
    hangUp()
    const mine = turn
    if (reach !== 'blocked') become('connecting')
    isTrying = true
    // No token, so no call gets through either: that is no sign that sockets are blocked.
    const granted = await token().catch(() => undefined)
    if (mine !== turn) return
    isTrying = false
    if (granted === undefined) again(backOff(failures, place.random))
    else if (granted.rtm_uid !== uid) become('ended')
    else dial(granted.rtm_token)
  }
  const dial = (rtm_token: string) => {
    const mine = turn
    const ifMine = (work: () => void) => mine === turn && work()
    const hello = () =>
      say({ type: 'hello', v: 1, rtm_token, rtm_uid: uid, lang: language(), since: since() })
    alarm(welcomeWithinMs, lose)
    try {
      line = place.openLine?.({
        opened: () => ifMine(hello),
        text: (data) => ifMine(() => hear(JSON.parse(data) as ServerFrame)),
        closed: (code) => ifMine(() => lose(code)),
      })
    } catch {
      // The page's own rules, or the browser's, allow no socket.
      lose()
    }
  }

  const beat = (withinMs = beatMs) => {
    say({ type: 'ping' })
    alarm(withinMs, lose)
  }
  const hear = (frame: ServerFrame) => {
    if (frame.type === 'welcome') {
      if (frame.rtm_uid !== uid) return finish()
      beatMs = frame.heartbeat_ms
      mutes = 0
      stopGood = place.after(goodAfterMs, () => {
        failures = 0
      })
    }
    // Each beat begins with an answer and not with the beat before: browsers let chains of timers run only once a minute
    // in a page that is not seen, and by then the server would have taken us for gone.
    if (frame.type === 'welcome' || frame.type === 'pong') alarm(beatMs, beat)
    onFrame(frame)
    if (frame.type === 'welcome') become('live')
  }
  const finish = () => {
    hangUp()
    become('ended')
  }

  if (place.openLine) void connect()
  else become('blocked')

  return {
    send: (frame) => {
      if (reach === 'live') say(frame)
    },
    wake() {
      if (reach === 'live') beat(wakeWithinMs)
      else if (place.openLine && !line && !isTrying && reach !== 'ended') void connect()
    },
    close: finish,
  }
}
