import { describe, expect, it } from 'vitest'
import { walkers } from './beach-life.ts'
import { pathDistance } from './paths.ts'
import { plantTrees } from './planting.ts'
import { pavilionEntries, siteEntries } from './site-plan.ts'
import { groundHeight, inland } from './terrain.ts'

describe('the layout of the island', () => {
  it('Q-03 is the same on every visit', () => {
    expect(plantTrees(300)).toEqual(plantTrees(300))
    expect(walkers(40)).toEqual(walkers(40))
  })

  it('Q-03 fewer trees are the head of the same list', () => {
    expect(plantTrees(420).slice(0, 200)).toEqual(plantTrees(200))
  })

  it('Q-03 buildings stand on level, dry ground and do not touch each other', () => {
    for (const [, s] of siteEntries) {
      expect(inland(s.x, s.z)).toBeGreaterThan(s.radius)
      const rim = [0, 1, 2, 3, 4, 5].map((i) =>
        groundHeight(s.x + s.radius * Math.cos(i), s.z + s.radius * Math.sin(i)),
      )
      expect(Math.max(...rim) - Math.min(...rim)).toBeLessThan(0.1)
    }
    pavilionEntries.forEach(([, a], i) => {
      for (const [, b] of siteEntries.slice(0, 1).concat(pavilionEntries.slice(i + 1)))
        expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(a.radius + b.radius)
    })
  })

  it('Q-03 trees grow on land, beside the paths and outside the buildings', () => {
    for (const t of plantTrees(500)) {
      expect(inland(t.x, t.z)).toBeGreaterThan(1)
      expect(pathDistance(t.x, t.z)).toBeGreaterThan(0)
      for (const [, s] of siteEntries) expect(Math.hypot(t.x - s.x, t.z - s.z)).toBeGreaterThan(s.radius)
    }
  })
})
