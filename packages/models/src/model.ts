import type { Industry } from '@tradefloor/contract'
import type { Sculpture } from './sculpture.ts'
import type { Point } from './shapes/skin.ts'
import type { Colours, Tones } from './tone.ts'

/** The words by which a variant is asked for. */
export const colourNames = [
  'white',
  'silver',
  'grey',
  'black',
  'red',
  'orange',
  'gold',
  'yellow',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'navy',
  'purple',
  'pink',
  'brown',
  'beige',
] as const
export type ColourName = (typeof colourNames)[number]

/** From where a model is seen; degrees. The model turns, the light stays. */
export interface Seen {
  yaw: number
  /** 10 to 14 for tall things, 26 to 30 for flat ones. */
  elevation: number
  /** How much of the picture it fills, 0.78 when not said. */
  fill?: number
}

/** What a close view looks at: a point of the model, and how much of its size is in the picture. */
export interface Close extends Omit<Seen, 'fill'> {
  at: Point
  size: number
}

export type Options = Readonly<Record<string, number | string | boolean>>

export interface Variant<O extends Options> {
  colours?: Partial<Colours>
  options?: Partial<O>
}

export interface Model<O extends Options = Options> {
  name: { zh: string; en: string }
  industry: Industry
  seen: Seen
  /** From another side; the main view turned by 125 degrees when not said. */
  turned?: Partial<Seen>
  close: Close
  /** Shown from the front only: the back of what is packed is blank. */
  isFrontOnly?: true
  colours: Colours
  /** Proportions, counts, texts. */
  options: O
  /** By the colour that one would call them; the first is the usual one. */
  variants: Partial<Record<ColourName, Variant<O>>>
  /** Stands on y = 0 around the y axis and faces +z; any size, the studio measures it. */
  build(on: Sculpture, tones: Tones, options: O): void
}

/** A model with its options' own types forgotten: what catalogues hold. */
export type AnyModel = Omit<Model, 'variants' | 'build'> & {
  variants: Partial<Record<ColourName, Variant<Options>>>
  build(on: Sculpture, tones: Tones, options: Options): void
}

/** Says what a model is. The words `number`, `string` and `boolean` stand for the options' own values. */
export function model<const O extends Options>(
  given: Omit<Model<Widened<O>>, 'options'> & { options: O },
): AnyModel {
  return given as unknown as AnyModel
}

type Widened<O extends Options> = {
  readonly [K in keyof O]: O[K] extends number
    ? number
    : O[K] extends string
      ? string
      : O[K] extends boolean
        ? boolean
        : O[K]
}
