/** What happened in a run, as those saw it who took part. A message is known by its text, which no other has. */
export interface History {
  /** Kept by a writer's outbox, in the order of writing. */
  written: WrittenMessage[]
  /** The server said that it is safe. */
  acknowledged: Acknowledged[]
  /** What came on a connection, of one conversation, in the order of coming. */
  told: Seen[]
  /** The whole of a conversation, read at the end by each of its sides. */
  read: Seen[]
  /** What a client would show at the end: its last messages. */
  shown: Seen[]
  /** Left behind in an outbox when everything had long been calm. */
  waiting: WrittenMessage[]
}

export interface WrittenMessage {
  writer: string
  text: string
}

export interface Acknowledged extends WrittenMessage {
  thread: number
  sequence: number
}

export interface Seen {
  /** Who, and on which of their connections. */
  by: string
  thread: number
  /** How far the conversation was before, where that is known. */
  after?: number | undefined
  messages: { sequence: number; text: string }[]
}
