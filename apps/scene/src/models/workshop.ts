import { compileModel } from './compile-model.ts'
import { modelRecipes } from './recipes.ts'

/** The names of all models. */
export const modelNames: readonly string[] = Object.keys(modelRecipes)

const done = new Map<string, Uint8Array>()

/** A model's file; worked out once. */
export function modelBytes(name: string): Uint8Array {
  const recipe = modelRecipes[name]
  if (!recipe) throw new Error(`There is no model called ${name}. See src/models/recipes.ts.`)
  const bytes = done.get(name) ?? compileModel(recipe)
  done.set(name, bytes)
  return bytes
}
