import { expect, test } from 'vitest'
import { returnAddress, withReturn } from './return-address.ts'

test('C-11 the place one came from survives the way through the sign-in page', () => {
  const address = withReturn('/login?role=audience', '/area/ztDetail?company_id=1001&name=海味 & more')
  const [, search = ''] = address.split('?', 2)
  expect(new URLSearchParams(search).get('role')).toBe('audience')
  expect(returnAddress(`?${address.split('?').slice(1).join('?')}`, '/exhibition')).toBe(
    '/area/ztDetail?company_id=1001&name=海味 & more',
  )
})

test.each(['', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'C-11 %j is no page of ours: one goes home instead',
  (place) => {
    expect(returnAddress(`?${new URLSearchParams({ return: place })}`, '/exhibition')).toBe('/exhibition')
  },
)
