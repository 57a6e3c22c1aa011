import { anExhibition, anExhibitor } from './builders.ts'
import type { TestApp } from './test-app.ts'

const industries = ['food', 'machinery', 'textile']
const abroad = { province: '', city: '', area: '' }
const places = [
  { province: '330000', city: '330900', area: '330902' },
  { province: '330000', city: '330200', area: '330206' },
  { province: '440000', city: '440300', area: '440305' },
  abroad,
]

/** Forty exhibitors in one exhibition and twenty in another, over three industries and three places and abroad. */
export async function sixtyExhibitors(fair: TestApp) {
  const [large, small] = [await anExhibition(fair, { id: 21 }), await anExhibition(fair, { id: 34 })]
  const made = []
  for (let number = 1; number <= 60; number++) {
    const place = places[number % places.length] ?? abroad
    const industry = industries[number % industries.length] ?? ''
    const facts = {
      id: 1000 + number,
      nameZh: `海客${number}有限公司`,
      nameEn: `Haike ${number} Ltd`,
      industry,
      ...place,
      booth: {
        id: 3000 + number,
        // No order of these is that of the numbers.
        visits: (number * 7) % 60,
        joinedAt: new Date(fair.clock.now().getTime() - ((number * 11) % 60) * 60_000),
      },
    }
    made.push({
      ...facts,
      ...(await anExhibitor(fair, { in: number <= 40 ? large.id : small.id, ...facts })),
    })
  }
  return made
}
