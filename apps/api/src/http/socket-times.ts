/** How long a connection may take over each thing before it is closed. */
export interface SocketTimes {
  /** From the connection, or the answer before, to the end of a request's headers. */
  headersMs: number
  /** To the end of its body. */
  requestMs: number
  /** Open without a request after an answer. */
  keepAliveMs: number
  /** Without a byte in either direction: a client that does not read its answer, too. */
  idleMs: number
  /** How often it is looked for those beyond their time; Node's own thirty seconds double the time of a request. */
  checkMs: number
}

export const socketTimes: SocketTimes = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 72_000,
  idleMs: 120_000,
  checkMs: 5000,
}
