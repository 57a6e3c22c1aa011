import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BoothSpot,
  bareWords,
  boothSpots,
  type ConferenceSpot,
  conferenceSpots,
  deskCounters,
  type FromScene,
  filmStates,
  fromBareString,
  readFromScene,
  readToScene,
  type SceneEvent,
  sceneViews,
  sceneWire,
  screenMedia,
  siteWire,
  type ToScene,
} from './index.ts'

const id = fc.integer({ min: 1, max: 2_147_483_647 })

const spot: fc.Arbitrary<SceneEvent> = fc.oneof(
  fc.record({ type: fc.constant('spot' as const), name: fc.constantFrom<BoothSpot>(...boothSpots) }),
  fc.record({ type: fc.constant('spot' as const), name: fc.constant('products' as const), product_id: id }),
  fc.record({ type: fc.constant('spot' as const), name: fc.constant('videos' as const), video: id }),
)
const says: fc.Arbitrary<SceneEvent> = fc.oneof(
  fc.constant({ type: 'here' as const }),
  fc.constant({ type: 'failed' as const }),
  fc.record({
    type: fc.constantFrom('ready' as const, 'view' as const),
    view: fc.constantFrom(...sceneViews),
  }),
  fc.record({ type: fc.constant('exhibition' as const), exhibition_id: id }),
  fc.record({ type: fc.constant('booth' as const), company_id: id, instance_id: id, exhibition_id: id }),
  fc.record({ type: fc.constant('counter' as const), name: fc.constantFrom(...deskCounters) }),
  fc.record({
    type: fc.constant('conference' as const),
    name: fc.constantFrom<ConferenceSpot>(...conferenceSpots),
  }),
  fc.record({
    type: fc.constant('conference' as const),
    name: fc.constantFrom('screen' as const, 'agenda' as const),
    session_id: id,
  }),
  fc.record({ type: fc.constant('film' as const), state: fc.constantFrom(...filmStates) }),
  spot,
)
const told: fc.Arbitrary<ToScene> = fc.oneof(
  fc.record({
    type: fc.constant('hello' as const),
    language: fc.constantFrom('zh' as const, 'en' as const),
    view: fc.constantFrom(...sceneViews),
  }),
  fc.record({
    type: fc.constant('language' as const),
    language: fc.constantFrom('zh' as const, 'en' as const),
  }),
  fc.record({ type: fc.constant('scene-token' as const), token: fc.string({ maxLength: 200 }) }),
  fc.record({ type: fc.constant('show' as const), company_id: id }),
  fc.record({ type: fc.constant('favourites' as const), company_id: id, on: fc.boolean() }),
  fc.record({
    type: fc.constant('covered' as const),
    left: fc.nat({ max: 100_000 }),
    right: fc.nat({ max: 100_000 }),
  }),
  fc.record({
    type: fc.constant('screen' as const),
    session_id: id,
    address: fc.oneof(
      fc.constantFrom('', '/files/m-1', '/live/big/master.m3u8', 'https://streams.example/hall.m3u8?k=1'),
      fc.webUrl({ validSchemes: ['https'] }).filter((url) => !url.includes('\\')),
    ),
    media: fc.constantFrom(...screenMedia),
  }),
)

test('Q-02 what a scene says is what the site hears, without the version', () => {
  fc.assert(
    fc.property(says, (message) => {
      expect(readFromScene(structuredClone(sceneWire(message)))).toEqual(message)
      expect(readToScene(sceneWire(message))).toBeUndefined()
    }),
  )
})

test('Q-02 what the site says is what a scene hears, without the version', () => {
  fc.assert(
    fc.property(told, (message) => {
      expect(readToScene(structuredClone(siteWire(message)))).toEqual(message)
      expect(readFromScene(siteWire(message))).toBeUndefined()
    }),
  )
})

test('Q-02 a message with a word more, a word less, another version or a changed word is nothing', () => {
  const strange = fc.oneof(
    fc.constant(undefined),
    fc.constant(null),
    fc.double(),
    fc.object(),
    fc.constant('x'),
  )
  fc.assert(
    fc.property(says, fc.string(), strange, fc.nat(), (message, word, value, pick) => {
      const wire: Record<string, unknown> = { ...(sceneWire(message) as object) }
      const keys = Object.keys(wire)
      const key = keys[pick % keys.length] ?? 'v'
      const optional = ['product_id', 'video', 'session_id']
      if (!Object.hasOwn(wire, word) && !optional.includes(word))
        expect(readFromScene({ ...wire, [word]: value })).toBeUndefined()
      // Without its product, film or session a spot is still a spot.
      const { [key]: taken, ...less } = wire
      if (!optional.includes(key)) expect(readFromScene(less)).toBeUndefined()
      if (!(typeof taken === 'number' && typeof value === 'number'))
        expect(readFromScene({ ...wire, [key]: value })).toBeUndefined()
    }),
  )
})

test('Q-02 whatever is posted, the readers answer with a message of ours or with nothing, and never throw', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
      for (const read of [readFromScene, readToScene]) {
        const heard = read(value)
        if (heard !== undefined) expect(typeof heard.type).toBe('string')
      }
    }),
    { numRuns: 1000 },
  )
})

test.each(bareWords)('B-07 Q-02 a panorama may say %s, which is a landmark', (word) => {
  expect(readFromScene(word)).toEqual({ type: 'landmark', word } satisfies FromScene)
  expect(fromBareString(word)).toEqual({ type: 'landmark', word })
})

test.each([
  ['another string', 'SD3'],
  ['other case', 'sd'],
  ['more than the word', 'text '],
  ['a number', 1],
  ['null', null],
  ['a list', ['SD']],
  ['a landmark as an object', { v: 1, type: 'landmark', word: 'SD' }],
  ['no version', { type: 'ready', view: 'picture' }],
  ['another version', { v: 2, type: 'ready', view: 'picture' }],
  ['the version as text', { v: '1', type: 'ready', view: 'picture' }],
  ['an unknown type', { v: 1, type: 'navigate', to: '/role' }],
  ['the name of something every object has', { v: 1, type: 'constructor' }],
  ['a prototype as type', { v: 1, type: '__proto__' }],
  ['an id that is text', { v: 1, type: 'exhibition', exhibition_id: '../../x' }],
  ['an id with a fraction', { v: 1, type: 'exhibition', exhibition_id: 1.5 }],
  ['an id of nothing', { v: 1, type: 'exhibition', exhibition_id: 0 }],
  ['an id beyond the database', { v: 1, type: 'exhibition', exhibition_id: 2 ** 31 }],
  ['a booth without its exhibition', { v: 1, type: 'booth', company_id: 1, instance_id: 2 }],
  ['an unknown spot', { v: 1, type: 'spot', name: 'admin' }],
  ['a product at the films', { v: 1, type: 'spot', name: 'videos', product_id: 3 }],
  ['an unknown place of a conference hall', { v: 1, type: 'conference', name: 'backstage' }],
  ['a film that does something else', { v: 1, type: 'film', state: 'burns' }],
  ['a session at the door', { v: 1, type: 'conference', name: 'door', session_id: 3 }],
  ['an unknown counter', { v: 1, type: 'counter', name: 'cloakroom' }],
  ['an unknown view', { v: 1, type: 'ready', view: 'cinema' }],
])('B-07 Q-02 T33 anything else is nothing: %s', (_, message) => {
  expect(readFromScene(message)).toBeUndefined()
})

test.each([
  ['a width that is none', { v: 1, type: 'covered', left: 0, right: -1 }],
  ['a width with a fraction', { v: 1, type: 'covered', left: 0.5, right: 10 }],
  ['one side alone', { v: 1, type: 'covered', right: 788 }],
  ['more than a window has', { v: 1, type: 'covered', left: 0, right: 1e9 }],
])('Q-02 a scene is not moved by %s', (_, message) => {
  expect(readToScene(message)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:video/mp4;base64,AAAA',
  'blob:https://fair.example/1',
  'file:///etc/passwd',
  'ftp://fair.example/a.mp4',
  '//evil.example/a.m3u8',
  '/\\evil.example/a.m3u8',
  'https:\\\\evil.example/a.m3u8',
  'live.m3u8',
  ' /files/m-1',
  '/files/m-1 onerror',
  `/${'a'.repeat(2048)}`,
  7,
  null,
])('T29 Q-02 no screen is told to play %s', (address) => {
  expect(readToScene({ v: 1, type: 'screen', session_id: 9, address, media: 'film' })).toBeUndefined()
})

test.each([
  ['no session', { v: 1, type: 'screen', address: '/files/m-1', media: 'film' }],
  ['a session that is none', { v: 1, type: 'screen', session_id: 0, address: '/files/m-1', media: 'film' }],
  ['an unknown kind', { v: 1, type: 'screen', session_id: 9, address: '/files/m-1', media: 'page' }],
  ['a word more', { v: 1, type: 'screen', session_id: 9, address: '', media: 'film', loud: true }],
])('Q-02 a screen shows nothing when told %s', (_, message) => {
  expect(readToScene(message)).toBeUndefined()
})
