import { brandTones, contrast } from '@tradefloor/rules'
import { expect, test } from 'vitest'
import { looks } from '../looks/looks.ts'
import { conferenceLook } from './conference-look.ts'

test.each([...looks])(
  'Q-03 %s lights a conference hall: dim, so that the screen is what one sees',
  (_, look) => {
    const { ambient, glow, room, sides, stage, seats } = conferenceLook(look)
    const bright = Math.max(...ambient.toArray())
    expect(bright).toBeGreaterThan(0.25)
    expect(bright).toBeLessThan(0.75)
    expect(Math.max(...glow.toArray())).toBeGreaterThan(0.4)
    for (const paint of [room, sides, stage, seats].flat(2)) expect(paint).toBe(Math.round(paint))
    // White letters are read on what is drawn on its boards.
    const { base, deep } = brandTones(look.accents[0])
    for (const ground of [base, deep]) expect(contrast(ground, '#ffffff')).toBeGreaterThan(3.5)
  },
)

test('Q-03 no two looks give the same hall', () => {
  const seen = [...looks.values()].map((look) => JSON.stringify(conferenceLook(look)))
  expect(new Set(seen).size).toBe(looks.size)
})
