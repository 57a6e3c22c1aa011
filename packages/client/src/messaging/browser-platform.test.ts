import { afterEach, expect, test, vi } from 'vitest'
import { browserPlatform } from './browser-platform.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** As much of a window as a platform is made of. */
function stubWindow(settings: { protocol?: string; isSecure?: boolean } = {}) {
  const { protocol = 'https:', isSecure = true } = settings
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = new EventTarget()
  const addresses: string[] = []
  const sockets: (EventTarget & { readyState: number })[] = []
  const closed = vi.fn()
  const sent = vi.fn()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol, host: 'fair.example' })
  vi.stubGlobal('navigator', isSecure ? { locks: { request: () => {} } } : {})
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, window[name].bind(window))
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      readyState = 0
      close = closed
      send = sent
      constructor(address: string) {
        super()
        addresses.push(address)
        sockets.push(this)
      }
    },
  )
  return { page, window, addresses, sockets, closed, sent }
}

test.each([
  ['https:', 'wss://fair.example/rtm'],
  ['http:', 'ws://fair.example/rtm'],
])('T15 the address of the socket on %s carries nothing', (protocol, address) => {
  const { addresses } = stubWindow({ protocol })
  browserPlatform().openSocket?.({ onOpen: () => {}, onText: () => {}, onClose: () => {} })
  expect(addresses).toEqual([address])
})

test('R-03 what a socket says reaches the ears', () => {
  const { sockets } = stubWindow()
  const heard: unknown[] = []
  browserPlatform().openSocket?.({
    onOpen: () => heard.push('opened'),
    onText: (data) => heard.push(data),
    onClose: (code) => heard.push(code),
  })
  for (const event of [
    new Event('open'),
    Object.assign(new Event('message'), { data: '{}' }),
    Object.assign(new Event('close'), { code: 4408 }),
  ])
    sockets[0]?.dispatchEvent(event)
  expect(heard).toEqual(['opened', '{}', 4408])
})

test.each([
  [0, 'is connecting', 0],
  [1, 'is open', 1],
  [2, 'is closing', 0],
  [3, 'is closed', 0],
])('R-03 in state %i, when it %s, a socket is given %i of one frame', (readyState, _, times) => {
  const { sockets, sent } = stubWindow()
  const line = browserPlatform().openSocket?.({ onOpen: () => {}, onText: () => {}, onClose: () => {} })
  Object.assign(sockets[0] ?? {}, { readyState })
  line?.send('{}')
  expect(sent).toHaveBeenCalledTimes(times)
})

test('R-03 a socket is closed when it is open, and one that nobody answers soon after all the same', () => {
  vi.useFakeTimers()
  const { sockets, closed } = stubWindow()
  const open = () => browserPlatform().openSocket?.({ onOpen: () => {}, onText: () => {}, onClose: () => {} })
  open()?.close()
  expect(closed).not.toHaveBeenCalled()
  sockets[0]?.dispatchEvent(new Event('open'))
  expect(closed).toHaveBeenCalledOnce()
  vi.runAllTimers()
  closed.mockClear()
  open()?.close()
  vi.runAllTimers()
  expect(closed).toHaveBeenCalledOnce()
})

test('R-03 the network coming back and the page being looked at wake it, and hiding it does not', () => {
  const { page, window } = stubWindow()
  const wake = vi.fn()
  const stop = browserPlatform().onWake(wake)
  window.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(wake).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('online'))
  expect(wake).toHaveBeenCalledTimes(2)
})

test('R-03 plain http and a browser that forbids its storage leave parts out, and nothing breaks', () => {
  stubWindow({ protocol: 'http:', isSecure: false })
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new Error('denied')
    },
  })
  try {
    const { locks, indexedDB } = browserPlatform()
    expect([locks, indexedDB]).toEqual([undefined, undefined])
  } finally {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  }
})
