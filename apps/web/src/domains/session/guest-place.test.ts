import { expect, test } from 'vitest'
import { guestPlace } from './guest-place.ts'

test.each([
  ['/area/zhanqu?exhibition_id=21&centre=4&alone=1', '/area/zhanqu?exhibition_id=21'],
  ['/area/ztDetail/chat?company_id=1001&exhibition_id=21', '/area/ztDetail?company_id=1001&exhibition_id=21'],
  ['/mobilezhanquDetaile?company_id=1001&panel=chat', '/mobilezhanquDetaile?company_id=1001'],
  ['/mobilezhanquDetaile?company_id=1001&panel=more', '/mobilezhanquDetaile?company_id=1001&panel=more'],
  ['/collection?tab=product', '/home-of-guests'],
  ['/exhibition', '/exhibition'],
])('N-01 C-01 a guest who was sent from %s to sign in goes on at %s', (place, on) => {
  expect(guestPlace(place, '/home-of-guests')).toBe(on)
})
