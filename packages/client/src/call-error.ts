/** Why a call did not succeed: the server said no, nothing came in time, nothing came at all, or we stopped asking. */
export type CallErrorKind = 'refused' | 'timeout' | 'network' | 'aborted'

export class CallError extends Error {
  override readonly name = 'CallError'

  constructor(
    readonly kind: CallErrorKind,
    message: string,
    readonly details: {
      status?: number
      errCode?: number
      requestId?: string
      retryAfterSeconds?: number
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
  }

  get status() {
    return this.details.status
  }

  get errCode() {
    return this.details.errCode
  }
}
