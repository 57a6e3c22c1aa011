export { models } from './catalogue.ts'
export type { Finish } from './finish.ts'
export { lookOf, makeModel, modelNamed, variantsOf } from './make.ts'
export {
  type AnyModel,
  type Close,
  type ColourName,
  colourNames,
  type Options,
  type Seen,
} from './model.ts'
export type { Pen } from './pen.ts'
export type { Language, Print, ProductName, WordPlace } from './print.ts'
export { realSizeOf, realSizes } from './real-sizes.ts'
export type { Part, Sculpture } from './sculpture.ts'
export type { Weight } from './shapes/fineness.ts'
export type { Cut } from './tableau/cut-out.ts'
export type { Joint, Move, Pose } from './tableau/pose.ts'
export type { Prop } from './tableau/scenery.ts'
export { makeTableau, type Piece, type Standing, type Tableau } from './tableau/tableau.ts'
export { type Colours, hexOf, type Slot, slots, type Tone } from './tone.ts'
export {
  drawWords,
  hasWordPlaces,
  type WordLine,
  withWords,
  wordsOn,
} from './words.ts'
