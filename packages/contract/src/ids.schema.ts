import { type Static, Type } from 'typebox'
import { largestId } from './ids.ts'

/** Ids of the fair's own things: positive whole numbers that fit the database's integer. */
export const Id = Type.Integer({ minimum: 1, maximum: largestId })

const mostAtOnce = 200

/** One of them or several joined by commas. */
const joined = (one: string) => `^${one}(,${one}){0,${mostAtOnce - 1}}$`

export const Ids = Type.String({
  pattern: joined('[1-9]\\d{0,9}'),
  description: `One or more ids joined by commas, at most ${mostAtOnce}`,
})

export const IdsParams = Type.Object({ ids: Ids })
export type IdsParams = Static<typeof IdsParams>

const opaque = '[A-Za-z0-9_-]{1,80}'

/** Ids of files and other things that must not be guessed. */
export const OpaqueId = Type.String({ pattern: `^${opaque}$` })

export const OpaqueIds = Type.String({
  pattern: joined(opaque),
  description: `One or more file ids joined by commas, at most ${mostAtOnce}`,
})

/** 0 or 1, as flags on the wire are. */
export const Flag = Type.Integer({ minimum: 0, maximum: 1 })
