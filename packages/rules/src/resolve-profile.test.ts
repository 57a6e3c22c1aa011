import { describe, expect, test } from 'vitest'
import { defaultProfile } from './default-profile.ts'
import { resolveProfile } from './resolve-profile.ts'

describe('D-08 an exhibition says only where it differs', () => {
  test('D-08 nothing said is the default, and a copy of it', () => {
    const profile = resolveProfile(null)
    expect(profile).toEqual(defaultProfile)
    profile.listed.ongoing = false
    profile.entry.review = 'zhanqu'
    expect(defaultProfile.listed.ongoing).toBe(true)
    expect(resolveProfile({}).entry.review).toBe('consult')
  })

  test('D-08 a change of one word leaves its neighbours alone', () => {
    const profile = resolveProfile({ listed: { review: false }, schedule: 'none', agenda: { big: 'all' } })
    expect(profile.listed).toEqual({ ...defaultProfile.listed, review: false })
    expect(profile.entry).toEqual(defaultProfile.entry)
    expect([profile.schedule, profile.agenda.big]).toEqual(['none', 'all'])
  })

  test('D-08 the result shares nothing with what was given', () => {
    const changes = { entry: { ongoing: { page: '/uzi' } }, scenes: { zhanqu: { look: 'bazaar' } } }
    const profile = resolveProfile(changes)
    changes.entry.ongoing.page = '/elsewhere'
    changes.scenes.zhanqu.look = 'other'
    expect(profile.entry.ongoing).toEqual({ page: '/uzi' })
    expect(profile.scenes.zhanqu).toEqual({ look: 'bazaar' })
  })

  test.each([
    ['{"list": {"review": false}}', 'list'],
    ['{"listed": {"reviews": false}}', 'listed.reviews'],
    ['{"scenes": {"zhangu": {"look": "tide"}}}', 'scenes.zhangu'],
    ['{"__proto__": {"listed": {}}}', '__proto__'],
    ['{"shell": {"logo": null}}', 'shell.logo'],
  ])('D-08 %s is refused and the fault named', (json, named) => {
    expect(() => resolveProfile(JSON.parse(json))).toThrow(`"${named}"`)
  })
})
