import night from 'models:night-'
import sails from 'models:sails-'
import timber from 'models:timber-'
import vault from 'models:vault-'
import works from 'models:works-'
import type { Architecture } from '../looks/hall-look.ts'
import { loadModelFile } from './load-models.ts'
import type { ModelFile } from './model-file.ts'

/** What a hall is put together from. */
export interface HallModels {
  bay: ModelFile
  side: ModelFile
  door: ModelFile
  end: ModelFile
}

const addresses: Readonly<Record<string, string>> = { ...vault, ...timber, ...works, ...sails, ...night }

/** Only the models of one architecture are fetched. */
export async function loadHallModels(architecture: Architecture): Promise<HallModels> {
  const load = (part: keyof HallModels) => {
    const address = addresses[`${architecture}-${part}`]
    if (!address) throw new Error(`The hall has no ${part}.`)
    return loadModelFile(address)
  }
  const [bay, side, door, end] = await Promise.all([load('bay'), load('side'), load('door'), load('end')])
  return { bay, side, door, end }
}
