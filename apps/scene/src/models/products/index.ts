import { models } from '@tradefloor/models'
import { hallKinds } from '../../products/kinds.ts'
import type { ModelRecipe } from '../compile-model.ts'
import { type Budget, libraryRecipe } from './from-library.ts'

/** In a hall hundreds stand at once, most of them far away. */
const inHalls: Budget = {
  details: ['near', 'far'],
  most: { near: 2200, middle: 0, far: 190 },
  least: { near: 0.03, far: 0.12 },
}
/** At a booth there are a few, and one stands before them. */
const atBooths: Budget = { details: ['near'], most: { near: 5600, middle: 0, far: 0 }, least: {} }

const recipes = (prefix: string, names: readonly string[], budget: Budget): Record<string, ModelRecipe> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const model = models[name]
      return model ? [[`${prefix}${name}`, libraryRecipe(model, budget)]] : []
    }),
  )

/** What lies on plinths, each inside a circle of 1 m across: some in halls, all of them at booths. */
export const productRecipes = recipes('product-', hallKinds, inHalls)
export const goodsRecipes = recipes('goods-', Object.keys(models), atBooths)
