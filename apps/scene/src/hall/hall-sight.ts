import type { Vec3 } from '../kit/affine.ts'
import type { RoomStage } from '../stage/room-stage.ts'
import type { TilePictureFeed } from '../stage/tile-pictures.ts'
import type { FilledHall } from './fill-hall.ts'
import type { HallStand } from './hall-layout.ts'
import type { HallWalk } from './hall-walk.ts'
import { tileRequestsFrom } from './stand-tiles.ts'

/** Metres one walks, and radians one turns, before anything is chosen anew. */
const leastStep = 0.35
const leastTurn = 0.02

const apart = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** What is drawn, and whose tile is fine: that changes only with a step or a turn. */
export class HallSight {
  private chosenAt: Vec3 | undefined
  private chosenWay = 0
  private tilesSeen = -1
  private readonly stands: readonly HallStand[]

  constructor(
    private readonly stage: RoomStage,
    private readonly walk: HallWalk,
    private readonly filled: FilledHall,
    private readonly pictures: TilePictureFeed,
  ) {
    this.stands = [...filled.placings.keys()]
  }

  /** Chooses anew with the next frame, wherever one is. */
  invalidate(): void {
    this.chosenAt = undefined
  }

  choose(): void {
    const { stage, walk, chosenAt } = this
    const { atlas } = stage
    const { eye, heading, pitch } = walk.stance
    const way = heading + pitch * 3 + stage.aspect
    const moved = !chosenAt || apart(eye, chosenAt) > leastStep
    if (!moved && Math.abs(way - this.chosenWay) < leastTurn && this.tilesSeen === atlas.version) return
    if (moved) this.orderTiles()
    this.chosenAt = eye
    this.chosenWay = way
    this.tilesSeen = atlas.version
    for (const [stand, placing] of this.filled.placings) placing.tile = atlas.rectOf(stand.booth.companyId)
    const coarser = walk.mode === 'above' ? 0.8 : 1
    this.filled.field.choose(stage.camera, coarser)
    this.filled.goods.choose(stage.camera, coarser)
    stage.shell.focus(eye[2])
  }

  favour(stand: HallStand, on: boolean): void {
    const placing = this.filled.placings.get(stand)
    if (!placing) return
    placing.glow = on ? 255 : 0
    this.invalidate()
  }

  private orderTiles(): void {
    const order = tileRequestsFrom(this.stage.camera.position, this.stands)
    this.stage.atlas.want(order)
    this.pictures.follow(order)
  }
}
