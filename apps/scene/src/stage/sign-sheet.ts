import type { Language } from '@tradefloor/contract'
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  SRGBColorSpace,
} from 'three'
import type { Pen } from '../art/pen.ts'
import type { Vec3 } from '../kit/affine.ts'

/** A board in the room with something drawn on it. */
export interface Board {
  /** Middle of its face. */
  at: Vec3
  /** 0 faces +z. */
  turn: number
  width: number
  height: number
  /** Names the drawing; boards of the same name share it. */
  drawing: string
  /** Shown on its back as well. */
  twoFaced?: boolean
}

export interface BoardDrawing {
  /** Pixels across and down. */
  width: number
  height: number
  draw(pen: Pen, width: number, height: number, language: Language): void
}

interface Cell extends BoardDrawing {
  x: number
  y: number
}

const pad = 4

/** Rows of cells, tallest first. */
function packed(
  drawings: ReadonlyMap<string, BoardDrawing>,
  edge: number,
): { cells: Map<string, Cell>; height: number } {
  const cells = new Map<string, Cell>()
  let [x, y, row] = [0, 0, 0]
  for (const [name, drawing] of [...drawings].sort(([, a], [, b]) => b.height - a.height)) {
    if (x + drawing.width + pad * 2 > edge) {
      x = 0
      y += row
      row = 0
    }
    cells.set(name, { ...drawing, x: x + pad, y: y + pad })
    x += drawing.width + pad * 2
    row = Math.max(row, drawing.height + pad * 2)
  }
  return { cells, height: y + row }
}

/** All boards of a room in one draw call, their drawings in one picture that is drawn again for another language. */
export class SignSheet {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>
  private readonly canvas = document.createElement('canvas')
  private readonly texture: CanvasTexture
  private readonly cells: Map<string, Cell>

  constructor(boards: readonly Board[], drawings: ReadonlyMap<string, BoardDrawing>, brightness = 0.95) {
    const width = Math.max(...[...drawings.values()].map((drawing) => drawing.width)) + pad * 2
    const { cells, height } = packed(drawings, width)
    this.cells = cells
    this.canvas.width = width
    this.canvas.height = Math.max(64, height)
    this.texture = new CanvasTexture(this.canvas)
    this.texture.colorSpace = SRGBColorSpace
    this.texture.flipY = false
    this.texture.minFilter = LinearMipmapLinearFilter
    this.texture.anisotropy = 8
    const material = new MeshBasicMaterial({ map: this.texture })
    material.color.setScalar(brightness)
    this.mesh = new Mesh(this.geometry(boards), material)
  }

  get bytes(): number {
    return (this.canvas.width * this.canvas.height * 4 * 4) / 3
  }

  setLanguage(language: Language): void {
    const pen = this.canvas.getContext('2d')
    if (!pen) return
    for (const { x, y, width, height, draw } of this.cells.values()) {
      pen.save()
      pen.beginPath()
      pen.rect(x - pad, y - pad, width + pad * 2, height + pad * 2)
      pen.clip()
      pen.translate(x, y)
      draw(pen, width, height, language)
      pen.restore()
    }
    this.texture.needsUpdate = true
  }

  dispose(): void {
    this.texture.dispose()
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
  }

  private geometry(boards: readonly Board[]): BufferGeometry {
    const [position, uv, index]: [number[], number[], number[]] = [[], [], []]
    const [w, h] = [this.canvas.width, this.canvas.height]
    for (const board of boards) {
      const cell = this.cells.get(board.drawing)
      if (!cell) continue
      for (const back of board.twoFaced ? [false, true] : [false]) {
        const turn = board.turn + (back ? Math.PI : 0)
        const [c, s] = [Math.cos(turn), Math.sin(turn)]
        const base = position.length / 3
        for (const [i, j] of [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ] as const) {
          const [lx, ly, lz] = [(i - 0.5) * board.width, (0.5 - j) * board.height, board.twoFaced ? 0.05 : 0]
          position.push(board.at[0] + lx * c + lz * s, board.at[1] + ly, board.at[2] - lx * s + lz * c)
          uv.push((cell.x + i * cell.width) / w, (cell.y + j * cell.height) / h)
        }
        index.push(base, base + 2, base + 1, base, base + 3, base + 2)
      }
    }
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3))
    geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv), 2))
    geometry.setIndex(index)
    return geometry
  }
}
