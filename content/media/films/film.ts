import type { ColourName, Joint, Move, Piece, Prop } from '@tradefloor/models'
import type { PaletteName } from '../banners/palettes.ts'

/** Something on the stage of a film, and how it moves while the film goes from 0 to 1. */
export interface Actor {
  thing: Piece | Prop
  move?(at: number): Move
  joints?: readonly Joint[]
  /** It comes apart. */
  opens?: boolean
}

/**
 * What the camera sees: the middle of the picture, its width in metres, and from how high. It stands still: when all of
 * the picture moves, a film weighs three times as much.
 */
export interface View {
  at: readonly [x: number, y: number, z: number]
  width: number
  elevation: number
}

/** A film of things on a stage, taken in the studio. It begins again where it ends. */
export interface StagedFilm {
  seconds: number
  /** The share of the film whose frame stands for it. */
  still: number
  palette: PaletteName
  actors: readonly Actor[]
  view: View
}

type At = readonly [x: number, y: number, z: number]

/** A model by `name/colour`. */
export function model(name: string, at: At, size: number, turn = 0, more: Omit<Actor, 'thing'> = {}): Actor {
  const [id = '', colour] = name.split('/')
  return { thing: { model: id, colour: colour as ColourName, at, size, turn }, ...more }
}

export const prop = (thing: Prop, move?: Actor['move']): Actor => ({ thing, ...(move && { move }) })
