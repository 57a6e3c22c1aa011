/** Being held, ended or upcoming, as the lists ask for it. Derived from the dates, never stored. */
export const exhibitionStatuses = { upcoming: 1, held: 2, ended: 3 } as const
export type ExhibitionStatus = (typeof exhibitionStatuses)[keyof typeof exhibitionStatuses]
