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

  test('H-01 Q-01 a booth is built from its ids and has the look of its hall', () => {
    expect(sceneFor(plain, 'booth', { now, companyId: 1001 })).toBe(
      '/scene/booth?exhibition_id=7&company_id=1001&look=default&t=1900000000000',
    )
    const profile = resolveProfile({ scenes: { zhanqu: { look: 'tide', document: 'island' } } })
    expect(sceneFor({ id: 7, profile }, 'booth', { now, companyId: 1001, instanceId: 21 })).toBe(
      '/scene/booth?exhibition_id=7&company_id=1001&instance_id=21&look=tide&t=1900000000000',
    )
  })

  test('Q-01 a booth is ours also where the hall is an outside scene', () => {
    const profile = resolveProfile({ scenes: { zhanqu: { address: 'https://pano.example.com/v?id=3' } } })
    expect(sceneFor({ id: 7, profile }, 'booth', { now, companyId: 1001 })).toContain('/scene/booth?')
    expect(sceneFor({ id: 7, profile }, 'zhanqu', { now, companyId: 1001 })).not.toContain('1001')
  })

  test('G-01 a hall may begin in front of a booth', () => {
    expect(sceneFor(plain, 'zhanqu', { now, companyId: 1001 })).toBe(
      '/scene/hall?exhibition_id=7&look=default&company_id=1001&t=1900000000000',
    )
    expect(sceneFor(plain, 'consult', { now, companyId: 1001 })).not.toContain('1001')
  })

  test.each([
    ['7&look=x'],
    ['../../x'],
    ['//evil.example'],
    [0],
    [-1],
    [1.5],
    [Number.NaN],
    [2 ** 31],
    [null],
  ])('Q-01 T34 only whole numbers reach an address: %s', (value) => {
    const id = value as unknown as number
    expect(() => sceneFor({ ...plain, id }, 'zhanqu', { now })).toThrow(RangeError)
    expect(() => sceneFor(plain, 'booth', { now, companyId: id })).toThrow(RangeError)
    expect(() => sceneFor(plain, 'booth', { now, companyId: 1, instanceId: id })).toThrow(RangeError)
    expect(() => sceneFor(plain, 'zhanqu', { now, companyId: id })).toThrow(RangeError)
  })

  test('Q-01 a booth without a company has no address', () => {
    expect(() => sceneFor(plain, 'booth', { now })).toThrow(RangeError)
  })
})
