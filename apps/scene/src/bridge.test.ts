import type { ToScene } from '@tradefloor/contract'
import { describe, expect, it } from 'vitest'
import { openBridge, type SceneWindow } from './bridge.ts'

const home = 'https://fair.example'

/** A window in a frame: remembers what was posted to its parent and lets a test speak to it. */
function framedWindow() {
  const posted: { message: unknown; target: string }[] = []
  const events = new EventTarget()
  const parent = {
    postMessage: (message: unknown, target: string) => {
      posted.push({ message, target })
    },
  }
  const room = {
    parent,
    location: { origin: home },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as SceneWindow
  const receive = (data: unknown, origin: string, source: unknown) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { room, parent, posted, receive }
}

describe('Q-02 the bridge', () => {
  it('Q-02 hears its parent on its own origin', () => {
    const { room, parent, receive } = framedWindow()
    const heard: ToScene[] = []
    openBridge(room, (m) => heard.push(m))
    receive({ v: 1, type: 'language', language: 'en' }, home, parent)
    expect(heard).toEqual([{ type: 'language', language: 'en' }])
  })

  it('Q-02 T33 ignores another origin, another window and another shape', () => {
    const { room, parent, receive } = framedWindow()
    const heard: ToScene[] = []
    openBridge(room, (m) => heard.push(m))
    const good = { v: 1, type: 'language', language: 'en' }
    receive(good, 'https://evil.example', parent)
    receive(good, 'null', parent)
    receive(good, `${home}.evil.example`, parent)
    receive(good, home, { postMessage() {} })
    receive(good, home, room)
    receive(good, home, null)
    for (const shape of [
      undefined,
      null,
      7,
      'language',
      [],
      [good],
      {},
      { type: 'language', language: 'en' },
      { v: 1, type: 'language' },
      { v: 1, type: 'language', language: 'fr' },
      { v: 1, type: 'language', language: ['en'] },
      { v: 1, type: 'scene-token', token: 5 },
      { v: 1, type: 'constructor' },
    ])
      receive(shape, home, parent)
    expect(heard).toEqual([])
  })

  it('Q-02 T32 speaks only to its own origin, never to everyone', () => {
    const { room, posted } = framedWindow()
    const bridge = openBridge(room, () => {})
    bridge.send('SD')
    bridge.send({ type: 'ready', view: 'picture' })
    expect(posted).toEqual([
      { message: { v: 1, type: 'here' }, target: home },
      { message: 'SD', target: home },
      { message: { v: 1, type: 'ready', view: 'picture' }, target: home },
    ])
  })

  it('Q-02 says and hears nothing when no page holds it', () => {
    const { posted, receive } = framedWindow()
    const alone = framedWindow()
    const room = Object.assign(alone.room, { parent: alone.room }) as SceneWindow
    const heard: ToScene[] = []
    const bridge = openBridge(room, (m) => heard.push(m))
    bridge.send('SD')
    receive({ v: 1, type: 'language', language: 'en' }, home, room)
    alone.receive({ v: 1, type: 'language', language: 'en' }, home, room)
    expect(bridge.framed).toBe(false)
    expect(posted).toEqual([])
    expect(alone.posted).toEqual([])
    expect(heard).toEqual([])
  })

  it('Q-02 hears nothing after it is closed', () => {
    const { room, parent, receive } = framedWindow()
    const heard: ToScene[] = []
    openBridge(room, (m) => heard.push(m)).close()
    receive({ v: 1, type: 'language', language: 'en' }, home, parent)
    expect(heard).toEqual([])
  })
})
