/** A message was not accepted. The reason may be logged, so it names no person and quotes no provider. */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered'
}

/** A request is answered within 3 s, whatever a provider does; this leaves some of it for the rest. */
export const sendWithinMs = 2500
