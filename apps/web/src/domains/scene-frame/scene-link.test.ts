import type { ToScene } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { createSceneLink } from './scene-link.ts'

const hello: ToScene = { type: 'hello', language: 'zh', view: 'picture' }
const show = (company_id: number): ToScene => ({ type: 'show', company_id })

function link() {
  const posted: ToScene[] = []
  return {
    posted,
    ...createSceneLink(
      (message) => posted.push(message),
      () => [hello],
    ),
  }
}

test('Q-02 nothing is said to a frame that has not spoken; what waited is said in order', () => {
  const { posted, send, onMessage, loaded } = link()
  send(show(1))
  send(show(2))
  loaded()
  expect(posted).toEqual([])
  onMessage({ type: 'here' })
  expect(posted).toEqual([hello, show(1), show(2)])
  send(show(3))
  expect(posted).toEqual([hello, show(1), show(2), show(3)])
})

test('B-08 every word that something begins, here and ready, is greeted', () => {
  const { posted, onMessage, loaded } = link()
  onMessage({ type: 'here' })
  loaded()
  onMessage({ type: 'ready', view: 'picture' })
  onMessage({ type: 'exhibition', exhibition_id: 34 })
  onMessage({ type: 'ready', view: 'list' })
  expect(posted).toEqual([hello, hello, hello])
})

test('B-08 T32 a document that took the place of the scene is told nothing until it speaks', () => {
  const { posted, send, onMessage, loaded } = link()
  onMessage({ type: 'here' })
  loaded()
  onMessage({ type: 'ready', view: 'picture' })
  posted.length = 0
  loaded()
  send({ type: 'scene-token', token: 'secret' })
  expect(posted).toEqual([])
})

test('Q-02 a scene that loads itself anew is spoken to again', () => {
  const { posted, send, onMessage, loaded } = link()
  onMessage({ type: 'here' })
  loaded()
  // The new document speaks while it loads, as ours do.
  onMessage({ type: 'here' })
  loaded()
  send(show(1))
  expect(posted).toEqual([hello, hello, show(1)])
})

test('B-07 an outside panorama that says only its words is heard and spoken to', () => {
  const { posted, send, onMessage, loaded } = link()
  loaded()
  send(show(1))
  onMessage({ type: 'landmark', word: 'SD' })
  expect(posted).toEqual([show(1)])
})

test('B-08 T32 a frame that was replaced is told nothing, and the next one what waited', () => {
  const { posted, send, onMessage, loaded, replaced } = link()
  onMessage({ type: 'here' })
  loaded()
  posted.length = 0
  replaced()
  send(show(1))
  expect(posted).toEqual([])
  onMessage({ type: 'here' })
  expect(posted).toEqual([hello, show(1)])
})
