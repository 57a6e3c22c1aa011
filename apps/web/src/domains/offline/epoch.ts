/** Counts who the visitor has been: what was begun for one of them is neither written nor shown to the next. */
export function createEpoch() {
  let current = 0
  return {
    next() {
      current++
    },
    /** To be asked later: whether it is still the same visitor as now. */
    stillNow() {
      const mine = current
      return () => mine === current
    },
  }
}

export type Epoch = ReturnType<typeof createEpoch>
