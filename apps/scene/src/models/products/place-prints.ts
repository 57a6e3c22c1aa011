import type { TileBox } from '@tradefloor/rules'
import { printArea } from '../../art/goods-areas.ts'
import type { PrintDrawing } from '../../art/print-drawing.ts'

export interface SizedPrint {
  drawing: PrintDrawing
  /** Square metres that it covers: a large label is worth more of the tile than a small badge. */
  surface: number
}

const gap = 5

/** Rows of boxes from left to right; undefined when they do not fit. */
function shelves(boxes: readonly { width: number; height: number }[], room: TileBox): TileBox[] | undefined {
  const placed: TileBox[] = []
  let [x, y, high] = [room.x, room.y, 0]
  for (const { width, height } of boxes) {
    if (x > room.x && x + width > room.x + room.width) {
      ;[x, y, high] = [room.x, y + high + gap, 0]
    }
    if (width > room.width || y + height > room.y + room.height) return undefined
    placed.push({ x, y, width, height })
    x += width + gap
    high = Math.max(high, height)
  }
  return placed
}

/** Where in its tile each print of a model is drawn: in their order, as large as the room allows. */
export function placePrints(prints: readonly SizedPrint[]): TileBox[] {
  const order = prints
    .map(({ drawing: { width, height }, surface }, index) => {
      const across = Math.sqrt(Math.max(surface, 1e-6) * (width / height))
      return { index, across, down: (across * height) / width }
    })
    .sort((a, b) => b.down - a.down)
  const widest = Math.max(...order.map(({ across, down }) => Math.max(across, down)), 1e-6)
  for (let scale = 1; scale > 0.01; scale *= 0.94) {
    const edge = (length: number) => Math.max(8, Math.floor((length / widest) * printArea.width * scale))
    const placed = shelves(
      order.map(({ across, down }) => ({ width: edge(across), height: edge(down) })),
      printArea,
    )
    if (!placed) continue
    const areas: TileBox[] = []
    order.forEach(({ index }, i) => {
      const area = placed[i]
      if (area) areas[index] = area
    })
    return areas
  }
  return []
}
