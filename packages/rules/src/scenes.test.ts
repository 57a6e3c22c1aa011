import { describe, expect, test } from 'vitest'
import { resolveProfile } from './resolve-profile.ts'
import { type ScenePlace, sceneAddress, sceneFor, scenePlaces } from './scenes.ts'

const now = new Date(1_900_000_000_000)
const plain = { id: 7, profile: resolveProfile(null) }

describe('which scene a place shows', () => {
  test.each([
    ['zhanqu', '/scene/hall?exhibition_id=7&look=default&t=1900000000000'],
    ['consult', '/scene/desk?exhibition_id=7&look=default&t=1900000000000'],
    ['bigConference', '/scene/conference?exhibition_id=7&look=default&hall=big&t=1900000000000'],
    ['smallConference', '/scene/conference?exhibition_id=7&look=default&hall=small&t=1900000000000'],
    ['mobileZhanqu', '/scene/hall?exhibition_id=7&look=default&t=1900000000000'],
    ['mobileConsult', '/scene/desk?exhibition_id=7&look=default&t=1900000000000'],
    ['mobileHall', '/scene/hall?exhibition_id=7&look=default&t=1900000000000'],
    ['mobileMeetHall', '/scene/conference?exhibition_id=7&look=default&t=1900000000000'],
    ['page', '/scene/hall?exhibition_id=7&look=default&t=1900000000000'],
  ] satisfies [ScenePlace, string][])('Q-01 %s of any exhibition is built from its id', (place, address) => {
    expect(sceneFor(plain, place, { now })).toBe(address)
  })

  test('G-01 an exhibition names its look', () => {
    const profile = resolveProfile({ scenes: { zhanqu: { look: 'tide' } } })
    expect(sceneFor({ id: 7, profile }, 'zhanqu', { now })).toContain('look=tide')
    expect(sceneFor({ id: 7, profile }, 'consult', { now })).toContain('look=default')
  })

  test('Q-01 an outside scene keeps its address and gets the time', () => {
    const profile = resolveProfile({ scenes: { zhanqu: { address: 'https://pano.example.com/v?id=3' } } })
    expect(sceneFor({ id: 7, profile }, 'zhanqu', { now })).toBe(
      'https://pano.example.com/v?id=3&t=1900000000000',
    )
  })

  test('B-13 a page of its own shows its own scene, else the exhibition’s hall', () => {
    const hall = { zhanqu: { look: 'bazaar' } }
    const withHall = resolveProfile({ scenes: hall })
    const withBoth = resolveProfile({ scenes: { ...hall, page: { look: 'orchard', document: 'island' } } })
    expect(sceneFor({ id: 7, profile: withHall }, 'page', { now })).toContain('/scene/hall?')
    expect(sceneFor({ id: 7, profile: withHall }, 'page', { now })).toContain('look=bazaar')
    expect(sceneFor({ id: 7, profile: withBoth }, 'page', { now })).toMatch(
      /^\/scene\/island\?.*look=orchard/,
    )
  })

  test('K-22 which scene it is does not depend on the time, for any place', () => {
    const profile = resolveProfile({ scenes: { consult: { address: 'https://pano.example.com/v?id=3' } } })
    for (const place of scenePlaces) {
      const address = sceneAddress({ id: 7, profile }, place)
      expect(new URL(address, 'http://fair').searchParams.has('t')).toBe(false)
      expect(sceneFor({ id: 7, profile }, place, { now })).toBe(`${address}&t=1900000000000`)
    }
  })

  test('Q-01 only whole numbers reach an address', () => {
    const id = '7&look=x' as unknown as number
    expect(() => sceneFor({ ...plain, id }, 'zhanqu', { now })).toThrow(RangeError)
  })
})
