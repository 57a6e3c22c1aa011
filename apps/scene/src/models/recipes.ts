import type { ModelRecipe } from './compile-model.ts'
import { conferenceRecipes } from './conference/index.ts'
import { hallRecipes } from './halls/index.ts'
import { lifeRecipes } from './life/index.ts'
import { showRecipes } from './show/index.ts'
import { standRecipes } from './stands/index.ts'

/** Every model by the name it is imported under: `model:<name>`. */
export const modelRecipes: Readonly<Record<string, ModelRecipe>> = {
  ...standRecipes,
  ...lifeRecipes,
  ...showRecipes,
  ...hallRecipes,
  ...conferenceRecipes,
}
