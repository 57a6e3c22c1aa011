/** How finely a tile is drawn: for who stands before it, across the aisle, across the hall. */
export const tileLevels = ['near', 'middle', 'far'] as const
export type TileLevel = (typeof tileLevels)[number]

export interface TileRequest {
  readonly id: number
  readonly level: TileLevel
}

/** A square of the picture of all tiles, in its pixels. */
export interface Slot {
  readonly level: TileLevel
  readonly x: number
  readonly y: number
  readonly edge: number
  /** `stale` can still be shown until it is drawn anew. */
  state: 'empty' | 'stale' | 'fresh'
}

/** Near tiles fill the upper half, middle ones the next eighth, those of everybody the quarter below. */
const nearCount = 8
const middleCount = 32
/** An eighth is left over: the picture is not quite square, and that much smaller. */
export const tileSheetHeight = (edge: number) => (edge * 7) / 8
/** Edges of far tiles as parts of the whole, the largest that holds everybody is taken. */
const farParts = [16, 32, 64, 128, 256]

const rows = (level: TileLevel, count: number, top: number, width: number, edge: number): Slot[] =>
  Array.from({ length: count }, (_, i) => {
    const columns = width / edge
    return { level, x: (i % columns) * edge, y: top + Math.floor(i / columns) * edge, edge, state: 'empty' }
  })

const farCount = (part: number) => (part * part) / 4

export function tileLayout(edge: number, count: number): Readonly<Record<TileLevel, Slot[]>> {
  const part = farParts.find((each) => farCount(each) >= count) ?? 256
  return {
    near: rows('near', nearCount, 0, edge, edge / 4),
    middle: rows('middle', middleCount, edge / 2, edge, edge / 16),
    far: rows('far', farCount(part), (edge * 5) / 8, edge, edge / part),
  }
}

/** Which tile is shown for a wish, best first: finer than wished flickers less than coarser blurs, but not far away. */
const shownFor: Readonly<Record<TileLevel, readonly TileLevel[]>> = {
  near: ['near', 'middle', 'far'],
  middle: ['middle', 'near', 'far'],
  far: ['far', 'middle', 'near'],
}

/** Who has which slot. Far slots are kept by everybody; the others go to whom wants them, from who wanted them longest ago. */
export class TileSlots {
  /** Least recently wanted first. */
  private readonly held: Readonly<Record<TileLevel, Map<number, Slot>>>
  private readonly free: Readonly<Record<TileLevel, Slot[]>>
  private wished = new Map<number, TileLevel>()
  readonly capacity: number

  constructor(edge: number, count: number) {
    const layout = tileLayout(edge, count)
    this.capacity = layout.far.length
    this.free = { near: layout.near.reverse(), middle: layout.middle.reverse(), far: layout.far.reverse() }
    this.held = { near: new Map(), middle: new Map(), far: new Map() }
  }

  /** Everybody who has a tile, as far as there is room; who left gives all back. */
  setMembers(ids: readonly number[]): void {
    const members = new Set(ids)
    for (const level of tileLevels)
      for (const id of [...this.held[level].keys()]) if (!members.has(id)) this.release(level, id)
    for (const id of members) if (!this.held.far.has(id)) this.give('far', id)
  }

  /** Most wanted first. What goes beyond the slots of a level is wished one level coarser. Answers whether it changes anything. */
  want(order: readonly TileRequest[]): boolean {
    const left = { near: nearCount, middle: middleCount, far: Number.POSITIVE_INFINITY }
    const before = this.wished
    this.wished = new Map()
    for (const { id, level } of order) {
      if (!this.held.far.has(id) || this.wished.has(id)) continue
      const given = tileLevels.slice(tileLevels.indexOf(level)).find((each) => left[each] > 0) ?? 'far'
      left[given]--
      this.wished.set(id, given)
    }
    const wishes = [...this.wished]
    for (const [id, level] of wishes) if (!this.held[level].has(id)) this.give(level, id)
    for (const [id, level] of wishes.toReversed()) this.touch(level, id)
    return wishes.length !== before.size || wishes.some(([id, level]) => before.get(id) !== level)
  }

  wishedLevel(id: number): TileLevel {
    return this.wished.get(id) ?? 'far'
  }

  /** In the order in which they are wanted, then everybody else. */
  *inOrder(): Generator<number> {
    yield* this.wished.keys()
    for (const id of this.held.far.keys()) if (!this.wished.has(id)) yield id
  }

  slotOf(id: number, level: TileLevel): Slot | undefined {
    return this.held[level].get(id)
  }

  /** What to show now: the best that is drawn, else the empty far slot. */
  shown(id: number): Slot | undefined {
    for (const level of shownFor[this.wishedLevel(id)]) {
      const slot = this.held[level].get(id)
      if (slot && slot.state !== 'empty') return slot
    }
    return this.held.far.get(id)
  }

  /** What is drawn for it is out of date; what nobody looks at is not worth drawing again and is given back. */
  outdate(id: number): void {
    for (const level of tileLevels) {
      const slot = this.held[level].get(id)
      if (!slot) continue
      if (level !== 'far' && this.wishedLevel(id) !== level) this.release(level, id)
      else if (slot.state === 'fresh') slot.state = 'stale'
    }
  }

  /** The picture itself is lost. */
  emptyAll(): void {
    for (const level of tileLevels) for (const slot of this.held[level].values()) slot.state = 'empty'
  }

  private touch(level: TileLevel, id: number): void {
    const slot = this.held[level].get(id)
    if (!slot || level === 'far') return
    this.held[level].delete(id)
    this.held[level].set(id, slot)
  }

  private give(level: TileLevel, id: number): void {
    const slot = this.free[level].pop() ?? this.takeBack(level)
    if (!slot) return
    slot.state = 'empty'
    this.held[level].set(id, slot)
  }

  private takeBack(level: TileLevel): Slot | undefined {
    if (level === 'far') return undefined
    for (const id of this.held[level].keys()) {
      if (this.wished.get(id) === level) continue
      this.release(level, id)
      return this.free[level].pop()
    }
    return undefined
  }

  private release(level: TileLevel, id: number): void {
    const slot = this.held[level].get(id)
    if (!slot) return
    this.held[level].delete(id)
    this.free[level].push(slot)
  }
}
