import { expect, test } from 'vitest'
import { pageOf, places } from './addresses.ts'

test('N-03 another conversation is no other page of the desk', () => {
  expect([pageOf('/desk/inbox'), pageOf('/desk/inbox/7'), pageOf('/desk/inbox/8')]).toEqual(
    Array(3).fill(places.inbox),
  )
  expect([pageOf('/desk/cards'), pageOf('/desk/inboxes')]).toEqual(['/desk/cards', '/desk/inboxes'])
})
