import type { ModelRecipe } from '../compile-model.ts'
import { peopleRecipes } from './people/people.ts'
import { plantRecipes } from './plants/plants.ts'

/** What makes a hall alive. */
export const lifeRecipes = { ...peopleRecipes, ...plantRecipes } as const satisfies Record<
  string,
  ModelRecipe
>
