import flowers from 'models:flower-'
import hedges from 'models:hedge'
import people from 'models:person-'
import plants from 'models:plant-'
import shows from 'models:show-'
import stands from 'models:stand-'
import wares from 'wares:address'
import { loadModelFile } from './load-models.ts'
import type { ModelFile } from './model-file.ts'

const addresses: Readonly<Record<string, string>> = {
  ...stands,
  ...people,
  ...plants,
  ...hedges,
  ...flowers,
  ...shows,
}

/** The models of these names, each fetched once; a name that nobody knows is left out. */
export async function loadFiles(names: Iterable<string>): Promise<Map<string, ModelFile>> {
  const found = [...new Set(names)].flatMap((name) => {
    const address = addresses[name]
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
