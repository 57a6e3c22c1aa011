import { Type } from 'typebox'
import { largestId } from './ids.ts'

/** Ids of the fair's own things: positive whole numbers that fit the database's integer. */
export const Id = Type.Integer({ minimum: 1, maximum: largestId })

/** One id or several joined by commas, 200 at most. */
export const Ids = Type.String({
  pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,199}$',
  description: 'One or more ids joined by commas, at most 200',
})

/** Ids of files and other things that must not be guessed. */
export const OpaqueId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,80}$' })

/** 0 or 1, as flags on the wire are. */
export const Flag = Type.Integer({ minimum: 0, maximum: 1 })
