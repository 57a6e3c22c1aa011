import type { Joint, Move, Piece, Prop, Tableau } from '@tradefloor/models'
import { palettes } from '../banners/palettes.ts'
import type { Actor, StagedFilm } from './film.ts'

export const stagedSize = [960, 540] as const
export const framesPerSecond = 20
/** How many frames the studio averages for one of a film: what moves hides what is coarse. */
const averaged = 2

const isPiece = (thing: Piece | Prop): thing is Piece => 'model' in thing

/** The studio counts pieces first, then props. */
const inOrder = ({ actors }: StagedFilm): Actor[] => [
  ...actors.filter(({ thing }) => isPiece(thing)),
  ...actors.filter(({ thing }) => !isPiece(thing)),
]

export function tableauOf(film: StagedFilm): Tableau {
  const things = inOrder(film).map(({ thing }) => thing)
  return {
    pieces: things.filter(isPiece),
    props: things.filter((thing): thing is Prop => !isPiece(thing)),
    filmed: true,
  }
}

/** Numbers as the order says them: finer than anyone sees, and the same on every machine. */
const plain = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 + 0 : value

/** What the studio is asked for at a share of the film. */
export function orderAt(film: StagedFilm, at: number) {
  const actors = inOrder(film)
  const pose: Record<number, Move> = {}
  const joints: Record<number, readonly Joint[]> = {}
  const opening: number[] = []
  actors.forEach((actor, i) => {
    if (actor.move) pose[i] = actor.move(at)
    if (actor.joints) joints[i] = actor.joints
    if (actor.opens) opening.push(i)
  })
  const { low, high, glow } = palettes[film.palette]
  const { at: middle, width: wide, elevation } = film.view
  const [width, height] = stagedSize
  const shot = {
    width,
    height,
    frames: averaged,
    tint: low,
    elevation,
    fov: 22,
    shadowMap: 2048,
    ball: { at: [0, 0, 0], radius: 3.4 },
    frame: { at: middle, width: wide },
    backdrop: { low, high, glow },
  }
  const order = { tableau: tableauOf(film), opening, joints, pose, shot }
  return JSON.parse(JSON.stringify(order, plain)) as typeof order
}
