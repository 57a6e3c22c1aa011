import { seededRandom } from '@tradefloor/rules'

/** Numbers that look like chance and are the same for the same seed, kind and row, in whatever order rows are made. */
export interface Random {
  /** From 0 up to but not with this. */
  below(limit: number): number
  pick<Item>(from: readonly Item[]): Item
}

export function randomFor(seed: number, kind: number, row: number): Random {
  // Neighbouring rows must not have neighbouring numbers, so each is mixed before it is used.
  const next = seededRandom(mix(mix(mix(seed) ^ Math.imul(kind, 0x9e37_79b1)) ^ row))
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (from) => {
      const item = from[below(from.length)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
  }
}

function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35)
  return mixed ^ (mixed >>> 16)
}
