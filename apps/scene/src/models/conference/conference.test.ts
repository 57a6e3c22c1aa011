import { conferenceHallNames } from '@tradefloor/rules'
import { expect, test } from 'vitest'
import { conferenceHallPlans, seatsOf } from '../../conference/conference-hall-plans.ts'
import { ModelBuilder } from '../model-builder.ts'
import { conferenceRecipes } from './index.ts'

type Name = keyof typeof conferenceRecipes

/** How many triangles each may have: there is one room, and there are hundreds of seats. */
const most: Record<Name, readonly number[]> = {
  'conference-big-room': [40_000, 8000],
  'conference-big-sides': [32_000, 5000],
  'conference-big-stage': [22_000, 8000],
  'conference-small-room': [24_000, 5000],
  'conference-small-sides': [18_000, 4000],
  'conference-small-stage': [18_000, 6000],
  'conference-seat': [560, 80],
  'conference-portrait': [500, 120],
}
const sockets: Partial<Record<Name, readonly string[]>> = {
  'conference-big-sides': ['door'],
  'conference-big-stage': ['agenda', 'guests', 'speaker', 'panel', 'plant'],
  'conference-small-sides': ['door'],
  'conference-small-stage': ['agenda', 'guests', 'speaker', 'panel', 'plant'],
}

const built = (name: Name, i: number) => {
  const recipe = conferenceRecipes[name]
  const b = new ModelBuilder(recipe.details[i])
  recipe.build(b)
  return b.finishModel()
}
const triangles = (name: Name, i: number) => built(name, i).index.length / 3

test.each(Object.keys(conferenceRecipes) as Name[])('Q-03 %s stays small and has its places', (name) => {
  conferenceRecipes[name].details.forEach((_, i) => {
    const { index, position, normal, sockets: found } = built(name, i)
    expect(index.length / 3).toBeLessThanOrEqual(most[name][i] ?? 0)
    expect([...position, ...normal].every(Number.isFinite)).toBe(true)
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...(sockets[name] ?? [])]))
  })
})

test.each(conferenceHallNames)(
  'Q-03 the %s hall with all its seats taken costs less than 300,000 triangles',
  (name) => {
    const building = (['room', 'sides', 'stage'] as const).map((part) =>
      triangles(`conference-${name}-${part}`, 0),
    )
    const seats = seatsOf(conferenceHallPlans[name]).length
    // Near by, seats and people are fine; beyond, a person has at most 420.
    const near = 60
    const all =
      building.reduce((sum, count) => sum + count, 0) +
      near * (triangles('conference-seat', 0) + 1500 * 0.45) +
      (seats - near) * (triangles('conference-seat', 1) + 420 * 0.45)
    expect(all).toBeLessThan(300_000)
  },
)
