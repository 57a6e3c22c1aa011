import { expect, test } from 'vitest'
import { architectures } from '../../looks/hall-look.ts'
import { hallMeasures } from '../../stage/hall-plan.ts'
import type { ModelRecipe } from '../compile-model.ts'
import { type Detail, ModelBuilder } from '../model-builder.ts'
import { hallRecipes } from './index.ts'
import { bayDepth, naveWidth } from './nave.ts'

const recipes: Readonly<Record<string, ModelRecipe>> = hallRecipes

function built(name: string, detail: Detail) {
  const b = new ModelBuilder(detail)
  recipes[name]?.build(b)
  return b.finishModel()
}

test.each(architectures)('Q-03 a hall of the kind %s has roof, walls, doors and ends', (architecture) => {
  for (const part of ['bay', 'side', 'door', 'end'])
    expect(built(`${architecture}-${part}`, 'middle').index.length, part).toBeGreaterThan(100)
})

test.each(architectures)('Q-03 a bay of the kind %s costs what a phone can draw', (architecture) => {
  expect(built(`${architecture}-bay`, 'near').index.length / 3).toBeLessThanOrEqual(2700)
  expect(built(`${architecture}-bay`, 'middle').index.length / 3).toBeLessThanOrEqual(760)
})

test.each(architectures)(
  'Q-03 a bay of the kind %s fills its nave and stands on columns at its edges',
  (architecture) => {
    const { position, sockets } = built(`${architecture}-bay`, 'near')
    const across = position.filter((_, i) => i % 3 === 0)
    expect(Math.max(...across)).toBeGreaterThanOrEqual(naveWidth / 2 - 0.1)
    expect(Math.max(...across)).toBeLessThan(naveWidth / 2 + 1)
    expect(sockets.filter(({ kind }) => kind === 'column').map(({ at }) => Math.abs(at[0]))).toEqual([22, 22])
  },
)

test('Q-03 scenes and models agree about the measures of a bay', () => {
  expect([hallMeasures.bay, hallMeasures.nave]).toEqual([bayDepth, naveWidth])
})
