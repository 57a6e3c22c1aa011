import lightHedges from 'light-models:hedge'
import lightPeople from 'light-models:person-'
import lightPlants from 'light-models:plant-'
import lightStands from 'light-models:stand-'
import flowers from 'models:flower-'
import hedges from 'models:hedge'
import people from 'models:person-'
import plants from 'models:plant-'
import shows from 'models:show-'
import stands from 'models:stand-'
import wares from 'wares:address'
import { loadModelFile } from './load-models.ts'
import type { ModelFile } from './model-file.ts'

/** Phones and weak graphics get models without their finest detail. */
export type ModelWeight = 'whole' | 'light'

const whole = { ...stands, ...people, ...plants, ...hedges, ...flowers, ...shows }
const light = { ...whole, ...lightStands, ...lightPeople, ...lightPlants, ...lightHedges }
const addresses: Readonly<Record<ModelWeight, Readonly<Record<string, string>>>> = { whole, light }

/** The models of these names, each fetched once; a name that nobody knows is left out. */
export async function loadFiles(
  names: Iterable<string>,
  weight: ModelWeight = 'whole',
): Promise<Map<string, ModelFile>> {
  const found = [...new Set(names)].flatMap((name) => {
    const address = addresses[weight][name]
    return address ? [[name, address] as const] : []
  })
  return new Map(
    await Promise.all(found.map(async ([name, address]) => [name, await loadModelFile(address)] as const)),
  )
}

/** The models of wares; one that cannot be had is left out, and the product's picture is shown in its place. */
export async function loadWares(names: Iterable<string>): Promise<Map<string, ModelFile>> {
  const files = await Promise.all(
    [...new Set(names)].map(async (name): Promise<[string, ModelFile][]> => {
      const file = await loadModelFile(`${wares}${name}.pack`).catch(() => undefined)
      return file ? [[name, file]] : []
    }),
  )
  return new Map(files.flat())
}
