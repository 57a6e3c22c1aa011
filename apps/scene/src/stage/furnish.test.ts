import { expect, test } from 'vitest'
import { paintBytes } from '../kit/paint.ts'
import { furnish } from './furnish.ts'

const paints = [paintBytes('#1557d6'), paintBytes('#0b3a91'), paintBytes('#c5d8f8')] as const

test('Q-40 nothing of an industry is put on a plinth: what lies there comes from the exhibitor', () => {
  const sockets = [
    { kind: 'product', at: [0, 0.8, 0], turn: 0, size: 0.5 },
    { kind: 'plant', at: [1, 0, 0], turn: 0, size: 1 },
    { kind: 'staff', at: [0, 0, -1], turn: 0, size: 1 },
  ] as const
  const placed = furnish([{ sockets, at: [0, 0, 0], turn: 0, paints, seed: 7 }], ['plant-palm'], 0)
  expect([...placed.keys()].sort()).toEqual(['person-greet', 'plant-palm'])
})
