import { type Static, Type } from 'typebox'
import { CountryCode, Email } from './account.schema.ts'
import { Id } from './ids.schema.ts'

const line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
  })

export const ContactBody = Type.Object(
  {
    name: line(60),
    country: CountryCode,
    email: Email,
    phone: Type.String({ pattern: '^[+]?[0-9 ()-]{5,24}$' }),
    question: Type.Optional(Type.String({ maxLength: 2000 })),
    exhibition_id: Type.Optional(Type.Integer({ ...Id, description: '14 when not given' })),
  },
  { additionalProperties: false },
)
export type ContactBody = Static<typeof ContactBody>
