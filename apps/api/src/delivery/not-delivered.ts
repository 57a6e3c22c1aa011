/** A message was not accepted. The reason may be logged, so it names no person and quotes no provider. */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered'

  constructor(
    reason: string,
    /** Whether the same to the same person would be refused again, while others may be reached. */
    readonly isForGood = false,
  ) {
    super(reason)
  }
}

/** A request is answered within 3 s, whatever a provider does; this leaves some of it for the rest. */
export const sendWithinMs = 2500
