import { brandTones, contrast } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import { markOf, marks } from './marks.ts'
import { posterGroundOf } from './poster.ts'
import { posterGrounds } from './poster-grounds.ts'

const ids = Array.from({ length: 400 }, (_, i) => 1000 + i)

describe('Q-03 exhibitors without pictures', () => {
  test('Q-03 each mark of the family is used', () => {
    expect(marks.length).toBeGreaterThanOrEqual(12)
    expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBe(marks.length)
    expect(new Set(ids.map(markOf)).size).toBe(marks.length)
    expect(new Set(ids.map(posterGroundOf)).size).toBe(posterGrounds.length)
  })

  test('Q-03 neighbours differ, also when some between them are missing', () => {
    for (const id of ids) {
      const next = [1, 2, 3, 4, 5, 6].map((apart) => id + apart)
      expect(next.some((other) => markOf(other) === markOf(id))).toBe(false)
      expect(next.some((other) => posterGroundOf(other) === posterGroundOf(id))).toBe(false)
    }
  })

  test('Q-03 the same exhibitor always has the same mark', () => {
    expect(markOf(1101)).toBe(markOf(1101))
    expect(markOf(-3)).toBeDefined()
  })

  test.each(['#1557d6', '#ffd84d', '#ffffff', '#0a0a0a', '#e08a2b'])(
    'Q-03 white letters can be read on signs of %s',
    (color) => {
      expect(contrast(brandTones(color).base, '#ffffff')).toBeGreaterThanOrEqual(3)
    },
  )
})
