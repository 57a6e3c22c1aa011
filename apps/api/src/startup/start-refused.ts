/** The server cannot start, and the message says to the person at the terminal why and what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
