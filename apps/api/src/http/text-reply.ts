import { type TSchema, Type } from 'typebox'

/** The answer of a call that gives a file of text instead of the envelope. Refusals stay JSON. */
export const textReply = (description: string, ...types: string[]): TSchema =>
  Type.Unsafe<string>({
    description,
    content: Object.fromEntries(types.map((type) => [type, { schema: Type.String() }])),
  })
