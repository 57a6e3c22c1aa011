import flowers from 'models:flower-'
import hedges from 'models:hedge'
import people from 'models:person-'
import plants from 'models:plant-'
import products from 'models:product-'
import shows from 'models:show-'
import stands from 'models:stand-'
import { loadModelFile } from './load-models.ts'
import type { ModelFile } from './model-file.ts'

const addresses: Readonly<Record<string, string>> = {
  ...stands,
  ...people,
  ...plants,
  ...hedges,
  ...flowers,
  ...products,
  ...shows,
}

/** The models of these names, each fetched once; a name that nobody knows is left out. `own` are a scene's alone. */
export async function loadFiles(
  names: Iterable<string>,
  own: Readonly<Record<string, string>> = {},
): Promise<Map<string, ModelFile>> {
  const found = [...new Set(names)].flatMap((name) => {
    const address = addresses[name] ?? own[name]
    return address ? [[name, address] as const] : []
  })
  return new Map(
    await Promise.all(found.map(async ([name, address]) => [name, await loadModelFile(address)] as const)),
  )
}
