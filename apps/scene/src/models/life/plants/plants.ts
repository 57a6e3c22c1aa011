import type { ModelRecipe } from '../../compile-model.ts'
import type { ModelBuilder } from '../../model-builder.ts'
import { fiddleFig, snakePlant } from './houseplants.ts'
import { palm } from './palm.ts'
import { flowerBox, hedge, oliveTree } from './shrubs.ts'

const plant = (build: (b: ModelBuilder) => void): ModelRecipe => ({
  details: ['near', 'middle', 'far'],
  light: 'traced',
  cube: 0.06,
  ground: true,
  build,
})

export const plantRecipes = {
  'plant-palm': plant(palm),
  'plant-fiddle': plant(fiddleFig),
  'plant-snake': plant(snakePlant),
  'plant-olive': plant(oliveTree),
  hedge: plant(hedge),
  'flower-box': plant(flowerBox),
} as const satisfies Record<string, ModelRecipe>
