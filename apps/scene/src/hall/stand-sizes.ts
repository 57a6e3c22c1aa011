import type { StandTier } from '@tradefloor/contract'

interface Spot {
  side: -1 | 1
  /** Nearest to the entrance of its row. */
  first: boolean
  last: boolean
}

/** What a stand of a tier takes of its street, and which model stands there. */
export interface Frontage {
  width: number
  depth: number
  height: number
  model(companyId: number, spot: Spot): string
}

export const frontages: Readonly<Record<StandTier, Frontage>> = {
  shell: {
    width: 3,
    depth: 3,
    height: 3,
    // The end of a row is open to the side as well. Seen from the aisle, the entrance lies to the left of a stand on
    // the left and to the right of one on the right.
    model: (_, { side, first, last }) => {
      if (!first && !last) return 'stand-shell'
      return first === side < 0 ? 'stand-shell-left' : 'stand-shell-right'
    },
  },
  corner: { width: 6.4, depth: 6, height: 5.4, model: () => 'stand-corner' },
  custom: {
    width: 9.6,
    depth: 6.6,
    height: 6.8,
    model: (companyId) => (companyId % 2 === 0 ? 'stand-custom-arch' : 'stand-custom-frame'),
  },
}
