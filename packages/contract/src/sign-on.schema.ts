import { type Static, Type } from 'typebox'
import { Email, LoginBody, ResetPasswordBody, signOnTicket } from './account.schema.ts'
import { deskRoles } from './desk-roles.ts'
import { dataReply, replyWith } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })

const { name, password, captcha, cpkey } = LoginBody.properties

export const SignOnBody = Type.Object(
  {
    name,
    password,
    captcha,
    cpkey,
    language: Type.Optional(
      Type.Enum(['zh', 'en'], { description: 'Goes along; the language of the call when not given' }),
    ),
    return: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: 'Where to go afterwards; anything but a configured address leads to the desk',
        examples: ['/desk/cards'],
      }),
    ),
  },
  strict,
)
export type SignOnBody = Static<typeof SignOnBody>
export const SignOnReply = replyWith(signOnTicket)
export type SignOnReply = Static<typeof SignOnReply>

export const DeskSessionBody = Type.Object({ ticket: Type.String({ minLength: 1, maxLength: 100 }) }, strict)
export type DeskSessionBody = Static<typeof DeskSessionBody>

export const SignOnCodeBody = Type.Object({ email: Email }, strict)
export type SignOnCodeBody = Static<typeof SignOnCodeBody>

export const SignOnResetBody = Type.Object(
  {
    email: Email,
    user_name: Type.String({
      minLength: 1,
      maxLength: 32,
      description: 'One mailbox may serve several people of a company; the mail with the code names them',
      examples: ['haike.zhou'],
    }),
    verify_code: ResetPasswordBody.properties.verify_code,
    password: ResetPasswordBody.properties.password,
    password_confirmation: ResetPasswordBody.properties.password_confirmation,
  },
  strict,
)
export type SignOnResetBody = Static<typeof SignOnResetBody>

export const DeskRole = Type.Enum([...deskRoles], {
  description: 'admin: everything; editor: content and chats; sales: leads and chats',
})
export const DeskPerson = Type.Object({
  uid: Type.String({ description: 'The name in messaging' }),
  rtm_uid: Text,
  user_name: Type.String({ examples: ['haike.zhou'] }),
  name: Names,
  post: Names,
  role: DeskRole,
  company: Type.Object({ id: Id, name: Names, logo_url: Text }),
  colleagues: Type.Array(Type.Object({ uid: Text, name: Names })),
})
export type DeskPerson = Static<typeof DeskPerson>
export const DeskPersonReply = dataReply(DeskPerson)
export type DeskPersonReply = Static<typeof DeskPersonReply>
