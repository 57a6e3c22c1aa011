import { describe, expect, test } from 'vitest'
import { entryFor, pageAddress } from './entry.ts'
import { readId } from './ids.ts'
import { resolveProfile } from './resolve-profile.ts'
import { settleDestination, withTicket } from './settle-destination.ts'

describe('where an exhibition leads', () => {
  test('B-06 an area page carries the exhibition and where the visitor came from', () => {
    const destination = entryFor({ id: 7, profile: resolveProfile(null) }, 'homeCard')
    expect(destination).toEqual({
      kind: 'page',
      path: '/area/consult',
      query: { exhibition_id: '7', status: '0' },
    })
    expect(destination.kind === 'page' && pageAddress(destination)).toBe(
      '/area/consult?exhibition_id=7&status=0',
    )
  })

  test('D-06 a page of its own keeps its bare address', () => {
    const profile = resolveProfile({ entry: { ongoing: { page: '/uzi' } } })
    const step = settleDestination(entryFor({ id: 55, profile }, 'ongoing'), { signedIn: true, links: {} })
    expect(step).toEqual({ go: 'page', address: '/uzi' })
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 31])('B-06 %s is no id to build an address with', (id) => {
    expect(() => entryFor({ id, profile: resolveProfile(null) }, 'homeCard')).toThrow(RangeError)
  })

  test('F-01 an id is read from an address only when it is one', () => {
    expect(['34', '1', '2147483647'].map(readId)).toEqual([34, 1, 2147483647])
    const not = ['', '0', '034', '3.4', '34 ', '-3', '2147483648', '99999999999', 'x', null, undefined]
    expect(not.map(readId)).toEqual(not.map(() => null))
  })
})

describe('D-04 a pavilion outside', () => {
  const entry = { external: 'zhoushan', sso: true, otherwise: '/islandZhouShan' }
  const profile = resolveProfile({ entry: { pavilion: entry } })
  const destination = entryFor({ id: 33, profile }, 'pavilion')
  const links = { zhoushan: 'https://fishery.example.com/in?from=fair' }

  test('D-04 signed in it takes a ticket along', () => {
    expect(settleDestination(destination, { signedIn: true, links })).toEqual({
      go: 'leave-with-ticket',
      address: links.zhoushan,
    })
    expect(withTicket(links.zhoushan, 'a&b=c')).toBe(
      'https://fishery.example.com/in?from=fair&sso_ticket=a%26b%3Dc',
    )
  })

  test('D-04 signed out it goes without', () => {
    expect(settleDestination(destination, { signedIn: false, links })).toEqual({
      go: 'leave',
      address: links.zhoushan,
    })
  })

  test.each([null, undefined, '', 'javascript:alert(1)', '/relative', 'not an address'])(
    'D-04 with %s configured the page of ours stands in',
    (zhoushan) => {
      expect(settleDestination(destination, { signedIn: true, links: { zhoushan } })).toEqual({
        go: 'page',
        address: '/islandZhouShan',
      })
    },
  )

  test('D-04 an outside entry without single sign-on never asks for a ticket', () => {
    const plain = resolveProfile({ entry: { pavilion: { ...entry, sso: false } } })
    const there = entryFor({ id: 33, profile: plain }, 'pavilion')
    expect(settleDestination(there, { signedIn: true, links }).go).toBe('leave')
  })
})
