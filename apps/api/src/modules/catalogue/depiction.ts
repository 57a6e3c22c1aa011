import type { Depiction } from '@tradefloor/contract'
import { modelCatalogue } from './model-catalogue.ts'

/** `models/water-pump/blue.webp` as the model and its colour; undefined for a picture of the exhibitor's own. */
export function depictionKey(mediaPath: string | null): string | undefined {
  const [, model = '', colour = ''] = /^models\/([a-z\d-]+)\/([a-z]+)\.webp$/.exec(mediaPath ?? '') ?? []
  return depictionOf(`${model}/${colour}`) ? `${model}/${colour}` : undefined
}

/** What a key stands for. A file may bear the name of a model that we do not have. */
export function depictionOf(key: string): Depiction | undefined {
  const [model = '', colour = ''] = key.split('/')
  const known = Object.hasOwn(modelCatalogue(), model) ? modelCatalogue()[model]?.colours : undefined
  const colours = known && Object.hasOwn(known, colour) ? known[colour] : undefined
  return colours && { model, variant: colour, colours }
}
