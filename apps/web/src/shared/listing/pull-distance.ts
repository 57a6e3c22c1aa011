/** A pull this far asks for what is new. */
export const farEnough = 64
const most = 104

/** Less than this is a finger that trembles. */
const slop = 6

/** What lies behind the finger: the further it goes, the harder it pulls. */
export const pulledBy = (way: number): number => (way <= 0 ? 0 : most * (1 - Math.exp((-way * 0.6) / most)))

/** What a finger that set out from the top of a list has in mind: undefined until it is clear. */
export function meansToPull(across: number, down: number): boolean | undefined {
  if (Math.hypot(across, down) < slop) return undefined
  return down > Math.abs(across)
}
