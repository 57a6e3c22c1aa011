import { models } from './catalogue.ts'
import type { AnyModel, ColourName, Options } from './model.ts'
import { Sculpture } from './sculpture.ts'
import { type Fineness, fineness, type Weight } from './shapes/fineness.ts'
import { type Colours, tonesOf } from './tone.ts'

/** The usual variant first. */
export const variantsOf = (model: AnyModel): ColourName[] => Object.keys(model.variants) as ColourName[]

export function lookOf(model: AnyModel, variant?: ColourName): { colours: Colours; options: Options } {
  const chosen = variant && model.variants[variant]
  const options = Object.entries(chosen?.options ?? {}).filter(([, value]) => value !== undefined)
  return {
    colours: { ...model.colours, ...chosen?.colours },
    options: { ...model.options, ...(Object.fromEntries(options) as Options) },
  }
}

export function modelNamed(name: string): AnyModel {
  const model = models[name]
  if (!model) throw new Error(`There is no model called ${name}.`)
  return model
}

/** A model in its parts, of a weight or otherwise fine. */
export function makeModel(
  model: AnyModel,
  variant?: ColourName,
  weight: Weight | Fineness = 'full',
): Sculpture {
  const { colours, options } = lookOf(model, variant)
  const sculpture = new Sculpture(typeof weight === 'string' ? fineness[weight] : weight)
  model.build(sculpture, tonesOf(colours), options)
  return sculpture
}
