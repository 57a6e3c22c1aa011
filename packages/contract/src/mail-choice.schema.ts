import { type Static, Type } from 'typebox'
import { dataReply } from './envelope.schema.ts'

const strict = { additionalProperties: false }

/** What stands in the link of a mail. It opens this choice and nothing else. */
const MailToken = Type.String({
  pattern: '^[1-9]\\d{0,9}\\.[A-Za-z0-9_-]{43}$',
  examples: ['17.Xy3kQ9_vT1mB7sLw0aZc5eXy3kQ9_vT1mB7sLw0aZc5'],
})

export const MailLinkBody = Type.Object({ token: MailToken }, strict)
export type MailLinkBody = Static<typeof MailLinkBody>

export const ChooseMailsBody = Type.Object({ token: MailToken, wanted: Type.Boolean() }, strict)
export type ChooseMailsBody = Static<typeof ChooseMailsBody>

export const MailChoice = Type.Object({
  email: Type.String({ description: 'Masked', examples: ['d***@example.com'] }),
  wanted: Type.Boolean({ description: 'Whether answers that wait unread are mailed' }),
})
export type MailChoice = Static<typeof MailChoice>
export const MailChoiceReply = dataReply(MailChoice)
export type MailChoiceReply = Static<typeof MailChoiceReply>
