/** A pull this far down closes. */
const far = 90
/** A shorter one does too when it is quick, in pixels a millisecond. */
const quick = 0.5
const leastQuick = 24

/** Whether a pull down on a sheet, when it is let go, means that it should close. */
export const pullCloses = (pulled: number, ms: number): boolean =>
  pulled > far || (pulled > leastQuick && pulled / Math.max(1, ms) > quick)
