/** A decoder that fails again this soon does not get another restart. */
const betweenRestartsMs = 10_000

export interface StreamError {
  /** The player does not go on by itself. */
  fatal: boolean
  /** It is about decoding, not about the network or the stream. */
  isDecoder: boolean
}

/** What to do about the errors of one player: nothing, restart its decoder, or give the stream up for now. */
export function streamErrorPolicy(now: () => number): (error: StreamError) => 'ignore' | 'restart' | 'fail' {
  let restartedAt = Number.NEGATIVE_INFINITY
  return ({ fatal, isDecoder }) => {
    if (!fatal) return 'ignore'
    if (!isDecoder || now() - restartedAt <= betweenRestartsMs) return 'fail'
    restartedAt = now()
    return 'restart'
  }
}
