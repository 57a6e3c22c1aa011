import type { Standing } from '@tradefloor/models'
import { Box3, Group, type Object3D, Vector3 } from 'three'
import { subjectOf } from './subject.ts'

/** How a thing of a tableau is moved at a moment of a film. */
export interface Move {
  /** Degrees about its own upright. */
  turn?: number
  by?: readonly [x: number, y: number, z: number]
  /** How far its parts have left their places: 0 together, 1 well apart. */
  apart?: number
}

/** By the index of the thing: pieces first, then props. */
export type Pose = Readonly<Record<number, Move>>

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a part goes when its thing comes apart: away from the middle, upwards more than aside. */
function wayOut(part: Object3D, middle: Vector3): Vector3 {
  const own = new Box3().setFromObject(part).getCenter(new Vector3())
  return own.sub(middle).multiply(new Vector3(0.9, 1.2, 0.9))
}

/** Things that can be moved each on its own. Those that come apart keep their parts as they are. */
export class TableauSubject {
  readonly group = new Group()
  private readonly things: { thing: Group; standing: Standing; waysOut?: Vector3[] }[]

  constructor(standings: readonly Standing[], opening: ReadonlySet<number>) {
    this.things = standings.map((standing, i) => {
      const thing = subjectOf(standing.sculpture, !opening.has(i))
      this.group.add(thing)
      if (!opening.has(i)) return { thing, standing }
      const middle = new Box3().setFromObject(thing).getCenter(new Vector3())
      return { thing, standing, waysOut: thing.children.map((part) => wayOut(part, middle)) }
    })
    this.pose({})
  }

  pose(pose: Pose): void {
    this.things.forEach(({ thing, standing: { at, turn }, waysOut }, i) => {
      const { turn: more = 0, by = [0, 0, 0], apart = 0 } = pose[i] ?? {}
      thing.position.set(at[0] + by[0], at[1] + by[1], at[2] + by[2])
      thing.rotation.y = radians(turn + more)
      waysOut?.forEach((way, k) => {
        thing.children[k]?.position.copy(way).multiplyScalar(apart)
      })
    })
    this.group.updateMatrixWorld(true)
  }
}
