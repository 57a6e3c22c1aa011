/** What both sides of a conversation hold each other to. */
export const chatLimits = {
  /** Characters of a text. */
  text: 4000,
  /** Messages of one page of history. */
  page: 100,
  /** Conversations of one page. */
  threads: 50,
  /** Heads of one page, and of a welcome. */
  heads: 500,
  /** Bytes of a frame, either way but history. */
  frame: 65_536,
} as const

export const messagingProtocol = {
  version: 1,
  /** The first frame has to come within this, or the connection is closed. */
  helloWithinMs: 5000,
  /** A client asks this often whether anybody is there; who has said nothing for two and a half of them is gone. */
  heartbeatMs: 20_000,
} as const

/** Why the server closed a connection, as the code of the close frame. */
export const closeCodes = {
  /** The server is going away; another one answers. */
  leaving: 1001,
  /** A frame was none of ours, or the first came too late. */
  helloExpected: 4400,
  /** The token is used up or was never good. Ask for a new one. */
  notSignedIn: 4401,
  /** The session ended: signed out, or blocked. Do not come back with it. */
  sessionEnded: 4403,
  /** Reads more slowly than is written to it. Come back and go on from the last sequence. */
  tooSlow: 4408,
  /** Says more than a person can. */
  tooMany: 4429,
  /** The database is away. Come back later. */
  unavailable: 4503,
} as const
