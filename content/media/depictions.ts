import { instructions } from './series.ts'

/** By product, the model that stands for it; depictions.json says “model/colour”. */
export const depictedModels = (): Map<number, string> =>
  new Map(
    Object.entries(instructions<Record<string, string>>('depictions')).map(([product, shown]) => [
      Number(product),
      shown.split('/')[0] ?? '',
    ]),
  )
