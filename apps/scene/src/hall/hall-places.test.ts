import { expect, test } from 'vitest'
import { layHall } from './hall-layout.ts'
import { hallPlaces } from './hall-places.ts'
import type { HallBooth } from './street-groups.ts'

const booth = (
  id: number,
  boothNo: string | null,
  industry: string,
  more: Partial<HallBooth> = {},
): HallBooth => ({
  companyId: id,
  instanceId: id,
  name: { zh: `企业${id}`, en: `Company ${id}` },
  logo: '',
  poster: null,
  color: null,
  tier: 'shell',
  industry,
  boothNo,
  goods: [],
  favourite: false,
  ...more,
})

const placesOf = (booths: HallBooth[]) =>
  hallPlaces({ exhibitionId: 21, name: { zh: '', en: '' }, industry: null, layout: layHall(booths) })

test('S-99 a hall as a list has its streets in order, and each booth by its number under its own street', () => {
  // More than one aisle of C, so that the plan gives the second one another letter.
  const booths = [
    ...Array.from({ length: 60 }, (_, i) => booth(100 + i, `C${101 + i}`, 'food', { tier: 'corner' })),
    ...Array.from({ length: 5 }, (_, i) => booth(300 + i, `B${10 - i}`, 'textiles')),
  ]
  expect(layHall(booths).streets.length).toBeGreaterThan(2)
  const places = placesOf(booths)
  const headings = [...new Set(places.map(({ group }) => group))]
  expect(headings.map((heading) => heading?.en[0])).toEqual(['B', 'C'])
  expect(places.map(({ note }) => note)).toEqual([
    ...Array.from({ length: 5 }, (_, i) => `B${6 + i}`),
    ...Array.from({ length: 60 }, (_, i) => `C${101 + i}`),
  ])
  for (const { note, group } of places) expect(group?.zh[0]).toBe(String(note)[0])
})

test('S-99 a booth in the list has its company’s logo, and a mark where the visitor has kept it', () => {
  const [first, second] = placesOf([
    booth(1, 'A1', 'food', { logo: '/files/logo.svg', favourite: true }),
    booth(2, 'A2', 'food'),
  ])
  expect([first?.logo, first?.favourite]).toEqual(['/files/logo.svg', true])
  expect([second?.logo, second?.favourite]).toEqual([undefined, false])
})
