/** Who has not been heard of for this long is not there, even if nobody saw them go. */
export const onlineMs = 90_000

export interface Seen {
  seenAt: Date | null
  node: string | null
}

/** Of one person, or of several of whom any will do. */
export function presenceOf(people: Seen[], now: Date): { online: boolean; seen: number | null } {
  const online = people.some(({ seenAt, node }) => node !== null && isRecent(seenAt, now))
  const times = people.flatMap(({ seenAt }) => seenAt?.getTime() ?? [])
  return { online, seen: online || times.length === 0 ? null : Math.max(...times) }
}

const isRecent = (seenAt: Date | null, now: Date) =>
  seenAt !== null && now.getTime() - seenAt.getTime() < onlineMs
