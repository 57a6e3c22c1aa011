import { type Camera, Frustum, type Material, Matrix4, type Mesh, Sphere, Vector3 } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import { GoodsMesh, type GoodsPart } from './goods-mesh.ts'
import type { ModelFile } from './model-file.ts'
import type { TileAtlas } from './tile-atlas.ts'

/** What lies on a plinth: a product, a picture in its frame, a name card. */
export interface GoodsItem {
  model: string
  at: Vec3
  turn: number
  /** How wide the plinth is; what is wider is made to fit. A card is as wide as this. */
  room: number
  /** Whose tile is on it. */
  tile: number
  isCard?: boolean
}

/** How far fine forms, coarse ones and cards reach, in metres from the eye. */
export interface GoodsReach {
  near: number
  far: number
  cards: number
}

interface Placed {
  item: GoodsItem
  file: ModelFile
  scale: number
  sphere: Sphere
}

interface Chosen {
  placed: Placed
  detail: number
}

/** Of a plinth a product leaves an edge free. */
const free = 0.84
const highest = 0.66
const matrix = new Matrix4()
const eye = new Vector3()

function fitting({ room, isCard }: GoodsItem, { head: { box } }: ModelFile): number {
  const [low, high] = box
  if (isCard) return room / (high[0] - low[0])
  const across = 2 * Math.max(Math.abs(low[0]), high[0], Math.abs(low[2]), high[2])
  return Math.min(1, (room * free) / across, highest / high[1])
}

/** All goods of a room: each plinth has its own, so they are drawn together and not by kind. */
export class GoodsField {
  private readonly drawn: GoodsMesh
  private readonly placed: Placed[] = []
  private readonly frustum = new Frustum()
  private chosen: Chosen[] = []
  private tilesSeen = ''

  constructor(
    items: readonly GoodsItem[],
    files: ReadonlyMap<string, ModelFile>,
    material: Material,
    private readonly atlas: Pick<TileAtlas, 'rectOf'>,
    private readonly reach: GoodsReach,
  ) {
    this.drawn = new GoodsMesh(material)
    for (const item of items) {
      const file = files.get(item.model)
      if (!file) continue
      const size = fitting(item, file)
      const [low, high] = file.head.box
      const [x, y, z] = item.at
      const sphere = new Sphere(
        new Vector3(x, y + ((low[1] + high[1]) / 2) * size, z),
        (new Vector3(...low).distanceTo(new Vector3(...high)) / 2) * size,
      )
      this.placed.push({ item, file, scale: file.head.scale * size, sphere })
    }
  }

  get mesh(): Mesh {
    return this.drawn.mesh
  }

  /** Chooses what is drawn, how finely, and with which tiles. */
  choose(camera: Camera, coarser = 1): void {
    camera.updateMatrixWorld()
    matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    this.frustum.setFromProjectionMatrix(matrix)
    eye.setFromMatrixPosition(camera.matrixWorld)
    const chosen = this.placed.flatMap((placed): Chosen[] => {
      const distance = placed.sphere.center.distanceTo(eye) * coarser
      if (distance > (placed.item.isCard ? this.reach.cards : this.reach.far)) return []
      if (!this.frustum.intersectsSphere(placed.sphere)) return []
      const last = placed.file.meshes.length - 1
      return [{ placed, detail: distance < this.reach.near ? 0 : last }]
    })
    const before = this.chosen
    this.chosen = chosen
    const isSame =
      chosen.length === before.length &&
      chosen.every(({ placed, detail }, i) => before[i]?.placed === placed && before[i]?.detail === detail)
    const parts = this.parts()
    const tiles = parts.map(({ rect }) => rect.join()).join(' ')
    if (!isSame) this.drawn.set(parts)
    else if (tiles !== this.tilesSeen) this.drawn.setTiles(parts)
    this.tilesSeen = tiles
  }

  dispose(): void {
    this.drawn.dispose()
  }

  private parts(): GoodsPart[] {
    return this.chosen.flatMap(({ placed: { item, file, scale }, detail }): GoodsPart[] => {
      const mesh = file.meshes[detail]
      return mesh ? [{ mesh, at: item.at, turn: item.turn, scale, rect: this.atlas.rectOf(item.tile) }] : []
    })
  }
}
