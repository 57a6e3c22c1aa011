/** A conversation as far as telling of it needs it. */
export interface Talk {
  about?: { thread_id: number; last: Last | null } | undefined
}
interface Last {
  sequence: number
  own: boolean
  text: string
  time: number
}

/** Finds what others have said since the first look, each message once. */
export function watchNews<T extends Talk>() {
  const told = new Map<number, number>()
  let from: number | undefined
  return (talks: readonly T[]): NonNullable<T['about']>[] => {
    const all = talks.flatMap(({ about }) => (about?.last ? [{ about, last: about.last }] : []))
    // A conversation that is only now loaded is no news: what was said last in it is older than this.
    from ??= Math.max(0, ...all.map(({ last }) => last.time))
    const since = from
    return all.flatMap(({ about, last }) => {
      const isNew = last.time > since && last.sequence > (told.get(about.thread_id) ?? 0)
      if (isNew) told.set(about.thread_id, last.sequence)
      return isNew && !last.own ? [about as NonNullable<T['about']>] : []
    })
  }
}
