import { Type } from 'typebox'

// Every number on the wire has bounds: what does not fit a column or a date is refused before anything is made of it.

/** How many, how long or how large: fits the database's integer. */
export const countBounds = { minimum: 0, maximum: 2_147_483_647 }
export const Count = Type.Integer(countBounds)

/** The last instant whose year is written with four digits, which is as far as both databases read a date. */
export const lastInstant = 253_402_300_799_999
export const Instant = Type.Integer({
  minimum: 0,
  maximum: lastInstant,
  description: 'Milliseconds since 1970 in UTC',
})
