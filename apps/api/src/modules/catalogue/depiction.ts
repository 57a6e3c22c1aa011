import type { Depiction } from '@tradefloor/contract'
import { modelCatalogue } from './model-catalogue.ts'

/** `models/water-pump/blue.webp`, or the picture with a product's name on it, as the model and its colour; undefined for a picture of the exhibitor's own. */
export function depictionKey(mediaPath: string | null): string | undefined {
  const [, model = '', colour = ''] =
    /^models\/(?:worded\/)?([a-z\d-]+)\/([a-z]+)(?:\/\d+)?\.webp$/.exec(mediaPath ?? '') ?? []
  return depictionOf(`${model}/${colour}`) ? `${model}/${colour}` : undefined
}

/** What a key stands for. A file may bear the name of a model that we do not have. */
export function depictionOf(key: string): Depiction | undefined {
  const [model = '', colour = ''] = key.split('/')
  const known = Object.hasOwn(modelCatalogue(), model) ? modelCatalogue()[model]?.colours : undefined
  const colours = known && Object.hasOwn(known, colour) ? known[colour] : undefined
  return colours && { model, variant: colour, colours }
}
