import { type Static, Type } from 'typebox'
import { CountryCode, Email, RealName } from './account.schema.ts'
import { anyPhonePattern } from './contact-rule.ts'
import { defaultExhibitions } from './default-exhibitions.ts'
import { Id } from './ids.schema.ts'
import { textPattern } from './texts.schema.ts'

const AnyPhone = Type.String({
  maxLength: 32,
  pattern: anyPhonePattern,
  examples: ['+86 580 000 0001'],
})

// Lines and tabs, but no sign that steers a terminal, turns the direction of the text or that a database cannot keep.
const Question = Type.String({
  maxLength: 2000,
  pattern: textPattern,
  examples: ['请问还有展位吗？', 'Are there any booths left?'],
})

export const ContactBody = Type.Object(
  {
    name: Type.String({ ...RealName, examples: ['林晓舟', 'Lin Xiaozhou'] }),
    country: CountryCode,
    email: Email,
    phone: AnyPhone,
    question: Type.Optional(Question),
    exhibition_id: Type.Optional(
      Type.Integer({ ...Id, description: `${defaultExhibitions.enquiry} when not given` }),
    ),
  },
  { additionalProperties: false },
)
export type ContactBody = Static<typeof ContactBody>
