import { type ColourName, makeModel, modelNamed } from '@tradefloor/models'
import { type Depicted, depicted } from '../depictions.ts'
import { fingerprintOf } from '../models/fingerprint.ts'
import { fit } from '../models/index.ts'
import { shotOf } from '../models/shots.ts'
import type { Drawing, Series } from '../series.ts'
import { closeStudio, hands, modelsStamp, studioStamp } from '../studio/pages.ts'
import { type Order, wordedPicture } from './over-silent.ts'

const mostBytes = 9216

/** Where the picture of a product's model with the product's name on it lies, below content/models. */
export const wordedName = ({ model, colour, id }: Pick<Depicted, 'model' | 'colour' | 'id'>) =>
  `worded/${model}/${colour}/${id}.webp`

/** The form alone does not say what is printed on it: the name is part of the order. */
function drawingOf(product: Depicted, formOf: (model: string, colour: string) => string): Drawing {
  const { model, colour, name } = product
  const order: Order = { model, variant: colour, words: name, shot: shotOf(modelNamed(model), '') }
  const said = { studio: studioStamp(), order, most: mostBytes }
  return {
    path: wordedName(product),
    of: `${model} ${colour}`,
    rough: () => JSON.stringify({ models: modelsStamp(), ...said }),
    source: () => JSON.stringify({ form: formOf(model, colour), ...said }),
    make: async () => fit(await wordedPicture(formOf(model, colour), order), mostBytes),
  }
}

/** Pictures of the demo fair's products whose models carry their names. */
export const wordedPictures: Series = {
  name: 'worded',
  folder: 'models',
  hands,
  drawings: () => {
    const forms = new Map<string, string>()
    const formOf = (model: string, colour: string) => {
      const key = `${model} ${colour}`
      const form = forms.get(key) ?? fingerprintOf(makeModel(modelNamed(model), colour as ColourName))
      forms.set(key, form)
      return form
    }
    return depicted()
      .filter(({ labelled }) => labelled)
      .map((product) => drawingOf(product, formOf))
  },
  end: closeStudio,
}
