/** How the schedule numbers the conference halls: the big one, the small one, or all of them. */
export const scheduleHalls = { big: 1, small: 2, all: 3 } as const

export const conferenceHallNames = ['big', 'small'] as const
export type ConferenceHall = (typeof conferenceHallNames)[number]
export type ConferenceHallId = (typeof scheduleHalls)[ConferenceHall]

/** A number that nobody knows is the big hall's. */
export const conferenceHallOf = (hallId: number): ConferenceHall =>
  hallId === scheduleHalls.small ? 'small' : 'big'

export const otherConferenceHall = (hall: ConferenceHall): ConferenceHall =>
  hall === 'big' ? 'small' : 'big'
