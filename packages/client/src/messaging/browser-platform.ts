import type { Platform, Socket, SocketListeners, TabChannel, TabLocks } from './platform.ts'

interface BrowserSocket extends Socket {
  readyState: number
  addEventListener(type: string, listen: (event: { data?: unknown; code?: number }) => void): void
}

interface EventSource {
  addEventListener(type: string, listen: () => void): void
  removeEventListener(type: string, listen: () => void): void
}

/** As much of a window as is used here: this package is also compiled without one. */
interface Window extends EventSource {
  WebSocket?: new (address: string) => BrowserSocket
  BroadcastChannel?: new (name: string) => TabChannel
  indexedDB?: unknown
  navigator: { locks?: TabLocks }
  location: { protocol: string; host: string }
  document: EventSource & { visibilityState: string }
}

export function browserPlatform(): Platform {
  const window = globalThis as unknown as Window
  const { WebSocket: Sockets, BroadcastChannel: Channels, document, location } = window
  const isVisible = () => document.visibilityState === 'visible'
  return {
    now: Date.now,
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    openSocket: Sockets && ((ears) => openSocket(Sockets, location, ears)),
    locks: window.navigator.locks,
    openChannel: Channels && ((name) => new Channels(name)),
    indexedDB: storageOf(window),
    isVisible,
    onWake(work) {
      const whenSeen = () => isVisible() && work()
      window.addEventListener('online', work)
      window.addEventListener('pageshow', work)
      document.addEventListener('visibilitychange', whenSeen)
      return () => {
        window.removeEventListener('online', work)
        window.removeEventListener('pageshow', work)
        document.removeEventListener('visibilitychange', whenSeen)
      }
    },
  }
}

// Where storage is forbidden, some browsers throw already when it is looked at.
function storageOf(window: Window): unknown {
  try {
    return window.indexedDB
  } catch {
    return undefined
  }
}

function openSocket(
  Sockets: new (address: string) => BrowserSocket,
  { protocol, host }: { protocol: string; host: string },
  ears: SocketListeners,
): Socket {
  const socket = new Sockets(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/rtm`)
  socket.addEventListener('open', () => ears.onOpen())
  socket.addEventListener('message', ({ data }) => typeof data === 'string' && ears.onText(data))
  socket.addEventListener('close', ({ code = 1006 }) => ears.onClose(code))
  const send = (data: string) => socket.readyState === isOpen && socket.send(data)
  return { send, close: () => closeQuietly(socket) }
}

const isConnecting = 0
/** What is sent before or after is lost, and a fault in the visitor's console. */
const isOpen = 1
/** Browsers open one socket to a server at a time: one that nobody answers must not keep the next one waiting. */
const openWithinMs = 2000

/** A socket that is closed before it is open is a fault to the browser, and one in the visitor's console. */
function closeQuietly(socket: BrowserSocket) {
  if (socket.readyState !== isConnecting) return socket.close()
  socket.addEventListener('open', () => socket.close())
  setTimeout(() => socket.close(), openWithinMs)
}
