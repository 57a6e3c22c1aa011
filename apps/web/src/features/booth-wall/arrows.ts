/** With so few slides all of them lie at hand, and nothing needs to be turned. */
const atHand = 3

/** Which arrows a slider shows: none at its ends in that direction, none at all for a few slides. */
export const arrowsOf = (at: number, count: number): { previous: boolean; next: boolean } => ({
  previous: count > atHand && at > 0,
  next: count > atHand && at < count - 1,
})
