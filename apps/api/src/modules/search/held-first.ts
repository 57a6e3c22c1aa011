interface Shown {
  id: number
  opensAt: Date
  closesAt: Date
}

/** 0: being held, 1: to come, 2: over. */
const stateOf = ({ opensAt, closesAt }: Shown, now: Date) => (now < opensAt ? 1 : now > closesAt ? 2 : 0)

/** Orders exhibitions for a card: the one being held, then those to come, then those that are over; the newest first. */
export const heldFirst = (now: Date) => (a: Shown, b: Shown) =>
  stateOf(a, now) - stateOf(b, now) || b.opensAt.getTime() - a.opensAt.getTime() || b.id - a.id
