import type { Joint, Move, Pose, Standing } from '@tradefloor/models'
import { Box3, Group, type Object3D, Quaternion, Vector3 } from 'three'
import { subjectOf } from './subject.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

const middleOf = (part: Object3D): Vector3 => new Box3().setFromObject(part).getCenter(new Vector3())

/** Where a part goes when its thing comes apart: away from the middle, upwards more than aside. */
const wayOut = (part: Object3D, middle: Vector3): Vector3 =>
  middleOf(part)
    .sub(middle)
    .multiply(new Vector3(0.9, 1.2, 0.9))

/** One thing. If it comes apart or has joints, its parts are kept as they are; otherwise they are joined. */
class Thing {
  readonly group: Group
  private readonly waysOut: Vector3[]
  private readonly hubs: Vector3[]

  constructor(
    private readonly standing: Standing,
    private readonly opens: boolean,
    private readonly joints: readonly Joint[],
  ) {
    this.group = subjectOf(standing.sculpture, !opens && joints.length === 0)
    const parts = this.group.children
    const middle = middleOf(this.group)
    this.waysOut = opens ? parts.map((part) => wayOut(part, middle)) : []
    this.hubs = joints.map(({ hub }) => {
      const part = parts[hub]
      if (!part) throw new Error(`There is no part ${hub} that a joint could turn about.`)
      return middleOf(part)
    })
  }

  pose({ turn = 0, lean = 0, by = [0, 0, 0], stretch = [1, 1, 1], ...move }: Move): void {
    const { at, turn: usual } = this.standing
    this.group.position.set(at[0] + by[0], at[1] + by[1], at[2] + by[2])
    // It leans as seen from the front, however it is turned.
    this.group.rotation.set(0, radians(usual + turn), radians(lean), 'ZYX')
    this.group.scale.set(...stretch)
    this.group.visible = !move.hidden
    if (!this.opens && this.joints.length === 0) return
    this.group.children.forEach((part, i) => {
      part.position.set(0, 0, 0)
      part.quaternion.identity()
      this.bend(part, i, move.joints ?? [])
      const way = this.waysOut[i]
      if (way) part.position.addScaledVector(way, move.apart ?? 0)
    })
  }

  /** The last joint first: those before it carry it along. */
  private bend(part: Object3D, index: number, moved: readonly number[]): void {
    for (let k = this.joints.length - 1; k >= 0; k--) {
      const [joint, hub, far = 0] = [this.joints[k], this.hubs[k], moved[k]]
      if (!joint || !hub || index < joint.parts[0] || index >= joint.parts[1]) continue
      const axis = new Vector3(...joint.axis).normalize()
      if (joint.slides) {
        part.position.addScaledVector(axis, far)
        continue
      }
      const turned = new Quaternion().setFromAxisAngle(axis, radians(far))
      part.position.sub(hub).applyQuaternion(turned).add(hub)
      part.quaternion.premultiply(turned)
    }
  }
}

/** Things that can be moved each on its own. */
export class TableauSubject {
  readonly group = new Group()
  private readonly things: Thing[]

  constructor(
    standings: readonly Standing[],
    opening: ReadonlySet<number>,
    joints: Readonly<Record<number, readonly Joint[]>> = {},
  ) {
    this.things = standings.map((standing, i) => new Thing(standing, opening.has(i), joints[i] ?? []))
    this.group.add(...this.things.map(({ group }) => group))
    this.pose({})
  }

  pose(pose: Pose): void {
    this.things.forEach((thing, i) => {
      thing.pose(pose[i] ?? {})
    })
    this.group.updateMatrixWorld(true)
  }
}
