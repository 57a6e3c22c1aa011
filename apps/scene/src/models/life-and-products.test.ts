import { describe, expect, test } from 'vitest'
import { peopleRecipes } from './life/people/people.ts'
import { plantRecipes } from './life/plants/plants.ts'
import { type Detail, ModelBuilder, type ModelData } from './model-builder.ts'
import { buildWareNamed, wareNames } from './products/index.ts'

/** The most triangles that each detail may have. */
const families = [
  { recipes: peopleRecipes, most: { near: 1500, middle: 420, far: 90 } },
  { recipes: plantRecipes, most: { near: 1800, middle: 450, far: 80 } },
]
const cases = families.flatMap(({ recipes, most }) =>
  Object.entries(recipes).flatMap(([name, recipe]) =>
    recipe.details.map((detail: Detail) => ({ name, detail, recipe, most: most[detail] })),
  ),
)

function built(recipe: (typeof cases)[number]['recipe'], detail: Detail): ModelData {
  const b = new ModelBuilder(detail)
  recipe.build(b)
  return b.finishModel()
}

const cornersOf = ({ position }: ModelData) =>
  Array.from({ length: position.length / 3 }, (_, i) => position.subarray(i * 3, i * 3 + 3))

describe('people, plants and products', () => {
  test.each(cases)(
    'Q-03 $name, $detail: sound, and light enough to be drawn often',
    ({ recipe, detail, most }) => {
      const model = built(recipe, detail)
      const corners = model.position.length / 3
      expect(model.index.length / 3).toBeLessThanOrEqual(most)
      expect(model.index.every((i) => i < corners)).toBe(true)
      expect(model.position.every(Number.isFinite)).toBe(true)
      const used = new Set(model.index)
      const lengths = [...used].map((i) => Math.hypot(...model.normal.subarray(i * 3, i * 3 + 3)))
      expect(lengths.every((length) => Math.abs(length - 1) < 0.01)).toBe(true)
    },
  )

  test.each(Object.entries(peopleRecipes))(
    'Q-03 %s has the height of a person and stands on the floor',
    (name, recipe) => {
      const heights = cornersOf(built(recipe, 'near')).map(([, y]) => y ?? 0)
      expect(Math.min(...heights)).toBeGreaterThan(-0.01)
      expect(Math.min(...heights)).toBeLessThan(0.02)
      const tall = name === 'person-sit' ? [1.25, 1.4] : [1.66, 1.76]
      expect(Math.max(...heights)).toBeGreaterThan(tall[0] ?? 0)
      expect(Math.max(...heights)).toBeLessThan(tall[1] ?? 0)
    },
  )

  // There are hundreds of variants: one of three.
  test.each(wareNames.filter((_, i) => i % 3 === 0))(
    'Q-42 %s is light enough at each level, stands on its plinth and can be made to fit it',
    (name) => {
      const levels = buildWareNamed(name)
      levels.forEach((model, i) => {
        expect(model.index.length / 3).toBeLessThanOrEqual([6500, 2500, 1500, 700][i] ?? 0)
        expect(model.position.every(Number.isFinite)).toBe(true)
        const corners = cornersOf(model)
        const heights = corners.map(([, y]) => y ?? 0)
        expect(Math.min(...heights)).toBeGreaterThan(-0.03)
        expect(Math.max(...heights)).toBeLessThan(0.9)
        expect(Math.max(...corners.map(([x, , z]) => Math.hypot(x ?? 0, z ?? 0)))).toBeLessThan(0.8)
      })
    },
  )
})
