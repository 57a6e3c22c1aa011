import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendBy, twoSides } from '../../testing/chat.ts'
import { connect } from '../../testing/rtm-client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

test('R-01 smoke', async () => {
  const { visitor, person, place } = await twoSides(fair)
  const mine = await connect(fair, visitor)
  const theirs = await connect(fair, person)
  mine.say({ type: 'send', client_id: 'abcdefgh1', ...place, text: 'hello' })
  const stored = await mine.heard('stored')
  const told = await theirs.heard('message')
  expect(told.message.text).toBe('hello')
  expect((await mine.heard('message')).message).toMatchObject({ own: true, client_id: 'abcdefgh1' })
  expect((await sendBy(fair, person, { thread_id: stored.thread_id, text: 'answer' })).json()).toMatchObject({
    res: 1,
  })
  await mine.heard('message', ({ message }) => message.text === 'answer')
})
