import { boothSpots, deskCounters, readFromScene, sceneWire } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { deskPlaces } from '../desk/desk-places.ts'
import { layHall } from '../hall/hall-layout.ts'
import { hallPlaces } from '../hall/hall-places.ts'
import type { BoothData } from './booth-data.ts'
import { boothPlaces } from './booth-places.ts'

const name = { zh: '港线机器人有限公司', en: 'Harbourline Robotics Co., Ltd.' }
const layout = layHall([
  {
    companyId: 7,
    instanceId: 3400007,
    name,
    logo: '',
    poster: null,
    color: '#1557d6',
    tier: 'shell',
    industry: 'manufacturing',
    boothNo: 'A02',
    goods: [],
    favourite: false,
  },
])
const hall = { exhibitionId: 34, name, industry: 'manufacturing', layout }
const [stand] = layout.stands
if (!stand) throw new Error('no stand')
const booth: BoothData = {
  hall,
  stand,
  neighbours: [],
  contact: name,
  products: [{ id: 501, name: { zh: '机械臂', en: 'Robot arm' }, depiction: null, picture: '' }],
  films: [{ name, address: '/files/video-1', still: '' }],
  posters: ['/files/p1'],
}

test('H-01 a booth offers everything that a booth has to choose, and each product on its plinth', () => {
  const places = boothPlaces(booth)
  expect(places.slice(0, boothSpots.length).map(({ id }) => id)).toEqual([...boothSpots])
  expect(places.at(-1)?.message).toEqual({ type: 'spot', name: 'products', product_id: 501 })
})

test('H-09 what the exhibitor has not brought is not offered', () => {
  const ids = boothPlaces({ ...booth, films: [], posters: [], products: [] }).map(({ id }) => id)
  expect(ids).toEqual(['about', 'contact', 'card', 'chat'])
})

test('F-03 the desk has its four counters', () => {
  expect(deskPlaces(34).map(({ id }) => id)).toEqual([...deskCounters])
})

test('Q-02 every choice of every scene is a message that the site understands', () => {
  const all = [...boothPlaces(booth), ...deskPlaces(34), ...hallPlaces(hall)]
  for (const { message } of all) {
    expect(readFromScene(structuredClone(sceneWire(message)))).toEqual(message)
  }
})

test('G-01 a stand leads to its booth, by message and by address', () => {
  const [place] = hallPlaces(hall)
  expect(place).toMatchObject({
    note: 'A02',
    short: { zh: '港线机器人', en: 'Harbourline Robotics' },
    message: { type: 'booth', company_id: 7, instance_id: 3400007, exhibition_id: 34 },
    href: '/area/ztDetail?company_id=7&exhibition_id=34&instance_id=3400007',
  })
})

test('Q-47 only what is seen in the picture has a dot; what the rails offer is in the list alone', () => {
  const shown = boothPlaces(booth).filter(({ pin }) => pin === 'dot')
  expect(shown.map(({ id }) => id)).toEqual(['videos', 'posters', 'product-0'])
})
