/** The exhibition that is meant where a page or a call belongs to none and names none. Their clients expect these numbers. */
export const defaultExhibitions = {
  /** Whose programme is shown, with all of its halls. */
  schedule: 25,
  /** Whose organiser an enquiry reaches. */
  enquiry: 14,
  /** What pages send that know only the booth: it says nothing about the booth. */
  boothFiles: 14,
} as const
