/** As much of a reply as says whether it is what was asked for. */
interface Outcome {
  count: number
  similar?: number
  did_you_mean?: string
}

/** Hits that are what was asked for; the others are only similar. */
export const exactCount = ({ count, similar = 0 }: Outcome): number => count - similar

/** The words as they are searched for instead, where they are a slip of the keyboard that finds nothing itself. */
const correctionIn = (reply: Outcome): string | undefined =>
  exactCount(reply) === 0 ? reply.did_you_mean : undefined

/**
 * What was asked for or, where only a correction of the words finds something, what that finds. `ask` is asked a second
 * time only then.
 */
export async function withCorrection<Reply extends Outcome>(
  ask: (word?: string) => Promise<Reply>,
): Promise<Reply & { corrected?: string }> {
  const reply = await ask()
  const corrected = correctionIn(reply)
  if (corrected === undefined) return reply
  const better = await ask(corrected)
  return exactCount(better) > 0 ? { ...better, corrected } : reply
}
