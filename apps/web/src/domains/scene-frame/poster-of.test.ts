import { expect, test } from 'vitest'
import { posterOf } from './poster-of.ts'

const banner = '/files/banner-34'
const src = (scene: string, industry: string | null = null, device: 'desktop' | 'phone' = 'desktop') =>
  posterOf({ scene, exhibition: { industry }, device, otherwise: banner }).src

test('Q-01 a scene has the picture of its look, named or suiting the industry', () => {
  expect(src('/scene/hall?exhibition_id=21&look=tide&t=1', 'food')).toBe('/scene/posters/hall-tide.avif')
  expect(src('/scene/hall?exhibition_id=34&look=default', 'home')).toBe('/scene/posters/hall-patio.avif')
  expect(src('/scene/desk?exhibition_id=1&look=default')).toBe('/scene/posters/desk-harbour.avif')
  expect(src('/scene/conference?hall=small&look=tide')).toBe('/scene/posters/hall-tide.avif')
  expect(src('/scene/booth?company_id=7&look=tea-terrace')).toBe('/scene/posters/booth-tea-terrace.avif')
})

test('Q-01 the island has a picture for each device', () => {
  expect(src('/scene/island?look=fishing-port')).toBe('/scene/posters/island.avif')
  expect(src('/scene/island?look=fishing-port', null, 'phone')).toBe('/scene/posters/island-phone.avif')
})

test.each([
  'https://pano.example/33?look=tide',
  'https://pano.example/scene/hall?look=tide',
  '/scene/constructor?look=tide',
])('Q-01 %s has the exhibition’s own picture', (scene) => {
  expect(posterOf({ scene, exhibition: { industry: 'food' }, device: 'desktop', otherwise: banner })).toEqual(
    {
      src: banner,
    },
  )
})

test('Q-01 the exhibition’s own picture stands in for one that does not come', () => {
  const shown = posterOf({
    scene: '/scene/hall?look=../../files/9',
    exhibition: { industry: null },
    device: 'phone',
    otherwise: banner,
  })
  expect(shown).toMatchObject({ src: '/scene/posters/hall-harbour.avif', otherwise: banner })
})
