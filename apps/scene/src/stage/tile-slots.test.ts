import { describe, expect, test } from 'vitest'
import {
  type TileLevel,
  type TileRequest,
  TileSlots,
  tileLayout,
  tileLevels,
  tileSheetHeight,
} from './tile-slots.ts'

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const wishes = (ids: readonly number[], level: TileLevel): TileRequest[] => ids.map((id) => ({ id, level }))

function slotsFor(count: number): TileSlots {
  const slots = new TileSlots(4096, count)
  slots.setMembers(numbers(1, count))
  return slots
}
/** As the atlas does when it has drawn. */
function drawn(slots: TileSlots, id: number, level: TileLevel): void {
  const slot = slots.slotOf(id, level)
  if (slot) slot.state = 'fresh'
}

describe('Q-03 the picture of all tiles', () => {
  test.each([
    [4096, 12, 256],
    [4096, 200, 128],
    [4096, 1024, 64],
    [4096, 2000, 32],
    [2048, 1024, 32],
    [2048, 2000, 16],
  ])('Q-03 of edge %i holds %i exhibitors with far tiles of %i, none over another', (edge, count, far) => {
    const layout = tileLayout(edge, count)
    expect(layout.near).toHaveLength(8)
    expect(layout.middle).toHaveLength(32)
    expect(layout.far.length).toBeGreaterThanOrEqual(count)
    expect(layout.far[0]?.edge).toBe(far)
    const all = tileLevels.flatMap((level) => layout[level])
    expect(all.reduce((sum, slot) => sum + slot.edge ** 2, 0)).toBe(edge * tileSheetHeight(edge))
    expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(all.length)
    for (const slot of all) {
      expect(slot.x + slot.edge).toBeLessThanOrEqual(edge)
      expect(slot.y + slot.edge).toBeLessThanOrEqual(tileSheetHeight(edge))
    }
  })

  test('Q-03 everybody keeps a far tile, whoever else is looked at', () => {
    const slots = slotsFor(300)
    for (let start = 1; start < 290; start += 7) slots.want(wishes(numbers(start, 10), 'near'))
    for (const id of numbers(1, 300)) expect(slots.slotOf(id, 'far')).toBeDefined()
  })

  test('Q-03 beyond eight the next nearest are drawn one level coarser', () => {
    const slots = slotsFor(100)
    slots.want(wishes(numbers(1, 80), 'near'))
    expect(slots.wishedLevel(8)).toBe('near')
    expect(slots.wishedLevel(9)).toBe('middle')
    expect(slots.wishedLevel(40)).toBe('middle')
    expect(slots.wishedLevel(41)).toBe('far')
  })

  test('Q-03 the tile that was wanted longest ago is given away', () => {
    const slots = slotsFor(20)
    slots.want(wishes(numbers(1, 4), 'near'))
    slots.want(wishes(numbers(5, 4), 'near'))
    slots.want(wishes([1], 'near'))
    slots.want(wishes([9, 10], 'near'))
    expect(numbers(1, 10).filter((id) => slots.slotOf(id, 'near'))).toEqual([1, 2, 5, 6, 7, 8, 9, 10])
  })

  test('Q-03 the best tile that is drawn is shown', () => {
    const slots = slotsFor(20)
    slots.want(wishes([1], 'near'))
    expect(slots.shown(1)?.level).toBe('far')
    drawn(slots, 1, 'near')
    expect(slots.shown(1)?.level).toBe('near')
    drawn(slots, 1, 'far')
    slots.want(wishes([1], 'far'))
    expect(slots.shown(1)?.level).toBe('far')
    expect(slots.slotOf(1, 'near')?.state).toBe('fresh')
  })

  test('Q-03 after a change what is looked at stays until it is drawn anew, the rest is given back', () => {
    const slots = slotsFor(20)
    slots.want(wishes([1, 2], 'near'))
    for (const id of [1, 2]) drawn(slots, id, 'near')
    slots.want(wishes([2], 'near'))
    for (const id of [1, 2]) slots.outdate(id)
    expect(slots.slotOf(1, 'near')).toBeUndefined()
    expect(slots.slotOf(2, 'near')?.state).toBe('stale')
    expect(slots.shown(2)?.level).toBe('near')
  })

  test('Q-03 who leaves gives everything back, who comes finds room', () => {
    const slots = new TileSlots(2048, 64)
    slots.setMembers(numbers(1, 64))
    slots.setMembers(numbers(33, 64))
    for (const id of numbers(33, 64)) expect(slots.slotOf(id, 'far')).toBeDefined()
    expect(slots.slotOf(1, 'far')).toBeUndefined()
  })

  test('Q-03 the same wish again changes nothing', () => {
    const slots = slotsFor(20)
    expect(slots.want(wishes([1, 2], 'near'))).toBe(true)
    expect(slots.want(wishes([2, 1], 'near'))).toBe(false)
    expect(slots.want(wishes([2, 1], 'middle'))).toBe(true)
  })
})
