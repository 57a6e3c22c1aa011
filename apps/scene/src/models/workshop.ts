import { createHash } from 'node:crypto'
import { bakeModel, buildModel } from './compile-model.ts'
import { deflated } from './deflated.ts'
import { packModel } from './pack.ts'
import { filesOfWare, wareNames } from './products/index.ts'
import { modelRecipes } from './recipes.ts'

/** The names of all models but those of wares, which are fetched by theirs. */
export const modelNames: readonly string[] = Object.keys(modelRecipes)

const done = new Map<string, Record<ModelWeight, Uint8Array>>()

/** All of a model, or without its finest detail: for phones and weak graphics. */
export type ModelWeight = 'whole' | 'light'

function weightsOf(name: string): Record<ModelWeight, Uint8Array> {
  const recipe = modelRecipes[name]
  if (!recipe) throw new Error(`There is no model called ${name}. See src/models/recipes.ts.`)
  const baked = bakeModel(recipe, buildModel(recipe))
  const meshes = baked.meshes.length > 1 ? baked.meshes.slice(1) : baked.meshes
  return { whole: deflated(packModel(baked)), light: deflated(packModel({ ...baked, meshes })) }
}

/** A model's file, packed; worked out once. */
export function modelBytes(name: string, weight: ModelWeight = 'whole'): Uint8Array {
  const weights = done.get(name) ?? weightsOf(name)
  done.set(name, weights)
  return weights[weight]
}

/** One file of a ware, such as `goods-tea-tin.green`. */
export function warePack(file: string): Uint8Array {
  const [, set = '', name = ''] = /^([a-z]+)-(.+)$/.exec(file) ?? []
  const bytes = new Map<string, Uint8Array>(filesOfWare(name)).get(set)
  if (!bytes) throw new Error(`There is no file ${file}.`)
  return bytes
}

/** All files of all wares, and a hash of what is in them. */
export function allWares(): { version: string; files: [name: string, bytes: Uint8Array][] } {
  const files = wareNames.flatMap((name) =>
    Array.from(filesOfWare(name), ([set, bytes]): [string, Uint8Array] => [`${set}-${name}`, bytes]),
  )
  const hash = createHash('sha256')
  for (const [, bytes] of files) hash.update(bytes)
  return { version: hash.digest('hex').slice(0, 10), files }
}
