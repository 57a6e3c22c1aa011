import { models, realSizeOf, variantsOf } from '@tradefloor/models'
import type { ModelRecipe } from '../compile-model.ts'
import { type Budget, libraryRecipe } from './from-library.ts'

/** In a hall many stand at once, most of them far away; weak graphics show these at booths, too. */
const inHalls: Budget = {
  details: ['near', 'far'],
  most: { near: 1300, middle: 0, far: 150 },
  least: { near: 0.02, far: 0.08 },
  steps: 2500,
}
/** At a booth there are a few, and one stands before them. */
const atBooths: Budget = {
  details: ['near'],
  most: { near: 5600, middle: 0, far: 0 },
  least: {},
  steps: 13_000,
}

const recipes = (prefix: string, budget: Budget): Record<string, ModelRecipe> =>
  Object.fromEntries(
    Object.entries(models).flatMap(([name, model]) =>
      variantsOf(model).map((variant) => [
        `${prefix}${name}.${variant}`,
        libraryRecipe(model, variant, realSizeOf(name), budget),
      ]),
    ),
  )

/** What lies on plinths, each variant as itself: lighter ones for halls, finer ones for booths. */
export const productRecipes = recipes('product-', inHalls)
export const goodsRecipes = recipes('goods-', atBooths)
