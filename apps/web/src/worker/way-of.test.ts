import { expect, test } from 'vitest'
import { wayOf } from './way-of.ts'

const here = 'https://fair.example'
const asked = (path: string, rest: Partial<Request> = {}) => ({
  method: 'GET',
  url: here + path,
  mode: 'no-cors' as const,
  destination: '' as const,
  ...rest,
})
const opened = { mode: 'navigate', destination: 'document' } as const
const shown = { destination: 'image' } as const

test.each([
  ['/mobileExhibition', opened, 'page'],
  ['/mobilezhanquDetaile?company_id=1001&exhibition_id=21', opened, 'page'],
  ['/', opened, 'page'],
  ['/assets/site-BBdM8hoj.js', { destination: 'script' }, 'file'],
  ['/files/logo-1001?w=320', shown, 'picture'],
] as const)('J-02 %s is kept', (path, rest, way) => {
  expect(wayOf(asked(path, rest), here)).toBe(way)
})

test.each([
  ['a call', '/api/exhibition/v1/purchaser/exh_company/mark', {}],
  ['a call opened like a page', '/api/docs', opened],
  ['a visitor’s own picture, whose address is signed', '/files/card-7?s=abc&e=1', shown],
  ['a film', '/files/film-1', { destination: 'video' }],
  ['a document to download', '/files/paper-1', opened],
  ['a scene', '/scene/hall?exhibition_id=21', { mode: 'navigate', destination: 'iframe' }],
  ['the exhibitor’s desk', '/desk/inbox', opened],
  ['the manifest', '/manifest.webmanifest', opened],
  ['an address with a ticket in it', '/exhibition?authcode=1', opened],
  ['what is sent', '/exhibition', { ...opened, method: 'POST' }],
] as const)('N-04 %s is left to the browser', (_, path, rest) => {
  expect(wayOf(asked(path, rest), here)).toBeUndefined()
})

test('N-04 what another site serves is left to the browser', () => {
  expect(wayOf({ ...asked('/files/a', shown), url: 'https://other.example/files/a' }, here)).toBeUndefined()
})
