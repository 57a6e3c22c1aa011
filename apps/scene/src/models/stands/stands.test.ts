import { expect, test } from 'vitest'
import { ModelBuilder } from '../model-builder.ts'
import { standRecipes } from './index.ts'

type StandName = keyof typeof standRecipes

/** How many triangles a stand may have: a hall draws hundreds of the far ones and some dozens of the near ones. */
const most: Record<StandName, readonly number[]> = {
  'stand-shell': [5000, 900, 120],
  'stand-shell-left': [5000, 900, 120],
  'stand-shell-right': [5000, 900, 120],
  'stand-corner': [9000, 1600, 220],
  'stand-custom-arch': [14000, 2400, 320],
  'stand-custom-frame': [14000, 2400, 320],
  'booth-arch': [24000, 4000],
  'booth-pavilion': [24000, 4000],
  'desk-hall': [26000, 7000],
}

const inHall = ['pin', 'eye', 'product', 'staff', 'plant']
const inBooth = ['about', 'videos', 'products', 'contact', 'card', 'chat', 'posters', 'screen', 'hedge']
const stations = ['counter-contact', 'counter-schedule', 'counter-documents', 'counter-halls']

const sockets: Record<StandName, readonly string[]> = {
  'stand-shell': inHall,
  'stand-shell-left': inHall,
  'stand-shell-right': inHall,
  'stand-corner': inHall,
  'stand-custom-arch': inHall,
  'stand-custom-frame': inHall,
  'booth-arch': [...inHall, ...inBooth],
  'booth-pavilion': [...inHall, ...inBooth],
  'desk-hall': ['eye', 'staff', 'plant', ...stations],
}

test.each(Object.keys(standRecipes) as StandName[])('Q-03 %s stays small and has its places', (name) => {
  const recipe = standRecipes[name]
  recipe.details.forEach((detail, i) => {
    const b = new ModelBuilder(detail)
    recipe.build(b)
    const { index, position, normal, sockets: found } = b.finishModel()
    expect(index.length / 3).toBeGreaterThan(0)
    expect(index.length / 3).toBeLessThanOrEqual(most[name][i] ?? 0)
    expect([...position, ...normal].every(Number.isFinite)).toBe(true)
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...sockets[name]]))
  })
})
