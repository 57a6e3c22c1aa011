import { type Static, Type } from 'typebox'
import { codePattern, emailPattern, phonePattern } from './contact-rule.ts'
import { dataReply, replyWith } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { Count, countBounds } from './numbers.schema.ts'
import { linePattern, ShownLine, textPattern } from './texts.schema.ts'

const strict = { additionalProperties: false }

// Lengths bound what is stored and hashed; what a password must contain is the rule in password-rule.ts.
export const RealName = ShownLine(60)
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$', examples: ['CN'] })
export const Phone = Type.String({
  pattern: phonePattern,
  description: 'A mobile number of +86',
  examples: ['19900000001'],
})
export const Email = Type.String({
  pattern: emailPattern,
  maxLength: 254,
  examples: ['demo@example.com'],
})
const Code = Type.String({ pattern: codePattern, examples: ['042917'] })
const Password = Type.String({ minLength: 1, maxLength: 128 })
const Remember = Type.Optional(Type.Boolean({ description: 'Stay signed in across browser restarts' }))
const aboutPurpose = {
  description:
    'A code serves only this; when not given, login for a known contact and register for an unknown one',
}
const CodePurpose = Type.Optional(Type.Enum(['login', 'register', 'reset'], aboutPurpose))
const SmsPurpose = Type.Optional(Type.Enum(['login', 'register', 'reset', 'add_phone'], aboutPurpose))

export const Profile = Type.Object({
  id: Id,
  real_name: Type.String(),
  nick_name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  country_code: Type.String(),
  country_name: Type.String(),
  company: Type.String(),
  purpose: Type.String(),
  message_mails: Type.Boolean({ description: 'Whether answers that wait unread are mailed' }),
  for_you: Type.Boolean({ description: 'Whether exhibitors and products are recommended to them' }),
  rtm_uid: Type.String(),
  rtm_token: Type.String({ description: 'Serves one connection within 5 minutes' }),
})
export type Profile = Static<typeof Profile>
export const ProfileReply = dataReply(Profile)
export type ProfileReply = Static<typeof ProfileReply>

export const PatchProfileBody = Type.Object(
  {
    real_name: Type.Optional(RealName),
    country_code: Type.Optional(CountryCode),
    company: Type.Optional(Type.String({ maxLength: 120, pattern: linePattern })),
    purpose: Type.Optional(Type.String({ maxLength: 500, pattern: textPattern })),
    message_mails: Type.Optional(Type.Boolean()),
    for_you: Type.Optional(Type.Boolean()),
  },
  { ...strict, minProperties: 1 },
)
export type PatchProfileBody = Static<typeof PatchProfileBody>

export const AddPhoneBody = Type.Object(
  {
    phone: Phone,
    verify_code: Code,
    password: Type.String({
      minLength: 1,
      maxLength: 128,
      description: 'The present one: with the phone one can sign in and set a new password',
    }),
  },
  strict,
)
export type AddPhoneBody = Static<typeof AddPhoneBody>

export const ChangePasswordBody = Type.Object(
  { old_password: Password, password: Password, password_confirmation: Password },
  strict,
)
export type ChangePasswordBody = Static<typeof ChangePasswordBody>

export const CaptchaReply = replyWith({
  captcha: Type.Object({
    img: Type.String({ description: 'A data address of a picture' }),
    key: Type.String({
      description: 'Names this captcha; its first 32 characters are the key of the cipher',
    }),
  }),
})
export type CaptchaReply = Static<typeof CaptchaReply>

export const TokensReply = replyWith({
  access_token: Type.String(),
  token_type: Type.String({ examples: ['Bearer'] }),
  expires_in: Type.Integer({ ...countBounds, description: 'Seconds', examples: [900] }),
})
export type TokensReply = Static<typeof TokensReply>

export const LoginBody = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 254,
      description: 'User name, phone or email',
      examples: ['demo'],
    }),
    password: Type.String({
      minLength: 1,
      maxLength: 720,
      description: 'base64 of iv and cipher text; AES-256-CBC with zero padding, keyed with the captcha key',
    }),
    captcha: Type.String({ minLength: 1, maxLength: 12 }),
    cpkey: Type.String({ minLength: 32, maxLength: 128 }),
    remember: Remember,
  },
  strict,
)
export type LoginBody = Static<typeof LoginBody>

export const SmsLoginBody = Type.Object({ phone: Phone, verify_code: Code, remember: Remember }, strict)
export type SmsLoginBody = Static<typeof SmsLoginBody>
export const MailLoginBody = Type.Object({ email: Email, verify_code: Code, remember: Remember }, strict)
export type MailLoginBody = Static<typeof MailLoginBody>

export const RegisterBody = Type.Object(
  {
    real_name: RealName,
    password: Password,
    verify_code: Code,
    country_code: CountryCode,
    company: ShownLine(120),
    phone: Type.Optional(Phone),
    email: Type.Optional(Email),
    agreed_version: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20,
        description:
          'Version of the privacy notice and terms agreed to; the call itself agrees to the present one',
      }),
    ),
    remember: Remember,
  },
  strict,
)
export type RegisterBody = Static<typeof RegisterBody>

export const SmsCodeBody = Type.Object({ phone: Phone, purpose: SmsPurpose }, strict)
export type SmsCodeBody = Static<typeof SmsCodeBody>
export const MailCodeBody = Type.Object({ email: Email, purpose: CodePurpose }, strict)
export type MailCodeBody = Static<typeof MailCodeBody>
export const CodeSentReply = replyWith({
  message: Type.String({ description: 'The same whether or not the contact has an account' }),
})
export type CodeSentReply = Static<typeof CodeSentReply>

export const ResetPasswordBody = Type.Object(
  {
    phone: Type.Optional(Phone),
    email: Type.Optional(Email),
    verify_code: Code,
    password: Password,
    password_confirmation: Password,
  },
  strict,
)
export type ResetPasswordBody = Static<typeof ResetPasswordBody>

/** Without a refresh cookie there is nobody to refresh: success, and no token. */
export const RefreshReply = replyWith({
  access_token: Type.Optional(Type.String()),
  token_type: Type.Optional(Type.String()),
  expires_in: Type.Optional(Count),
})
export type RefreshReply = Static<typeof RefreshReply>

export const SceneTokenReply = replyWith({
  scene_token: Type.String({
    description: 'Reads what this visitor may read, for 5 minutes, and changes nothing',
  }),
  expires_in: Count,
})
export type SceneTokenReply = Static<typeof SceneTokenReply>

export const RtmTokenReply = replyWith({
  rtm_token: Type.String(),
  rtm_uid: Type.String(),
  expires_in: Count,
})
export type RtmTokenReply = Static<typeof RtmTokenReply>

const Audience = Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$', examples: ['zhoushan'] })
export const SsoTicketQuery = Type.Object({ audience: Type.Optional(Audience) }, strict)
export type SsoTicketQuery = Static<typeof SsoTicketQuery>
export const SsoTicketReply = replyWith({ sso_ticket: Type.String(), expires_in: Count })
export type SsoTicketReply = Static<typeof SsoTicketReply>

export const RedeemTicketBody = Type.Object(
  {
    sso_ticket: Type.String({ minLength: 1, maxLength: 100 }),
    audience: Audience,
    key: Type.String({ minLength: 1, maxLength: 200, description: 'The key the organiser gave this site' }),
  },
  strict,
)
export type RedeemTicketBody = Static<typeof RedeemTicketBody>
export const RedeemedReply = dataReply(
  Type.Object({
    id: Id,
    real_name: Type.String(),
    company: Type.String(),
    country_code: Type.String(),
    phone: Type.String(),
    email: Type.String(),
  }),
)
export type RedeemedReply = Static<typeof RedeemedReply>

export const CompanyRtmReply = Type.Object({
  res: Type.Literal(1),
  mes: Type.String(),
  errMes: Type.String(),
  list: Type.Array(Type.Object({ uid: Type.String() })),
})
export type CompanyRtmReply = Static<typeof CompanyRtmReply>

export const DeleteAccountBody = Type.Object({ password: Password }, strict)
export type DeleteAccountBody = Static<typeof DeleteAccountBody>

export const AccountExportReply = dataReply(
  Type.Object(
    { account: Type.Record(Type.String(), Type.Unknown()) },
    { additionalProperties: true, description: 'Everything kept about this account, part by part' },
  ),
)
export type AccountExportReply = Static<typeof AccountExportReply>

const InvitationToken = Type.String({
  pattern: '^[A-Za-z0-9_-]{20,100}$',
  description: 'What the link of an invitation carries',
  examples: ['what-the-link-of-an-invitation-carries'],
})
const bothNames = (cn: string, en: string) =>
  Type.Object({ cn: Type.String({ examples: [cn] }), en: Type.String({ examples: [en] }) })

/** What an exhibitor's person who has signed on goes on with. */
export const signOnTicket = {
  sso_ticket: Type.String({ description: 'Serves once, and only where the address leads' }),
  expires_in: Count,
  address: Type.String({
    description: 'Where to go now, with ticket, platform and language in it',
    examples: ['/desk/cards#sso_ticket=Xy3kQ9_vT1mB7sLw0aZc5e&platform=tradefloor&lang=zh'],
  }),
}

export const InvitationBody = Type.Object({ token: InvitationToken }, strict)
export type InvitationBody = Static<typeof InvitationBody>
export const InvitationReply = dataReply(
  Type.Object({
    company_name: bothNames('舟山远帆贸易有限公司', 'Zhoushan Yuanfan Trading'),
    contact_name: bothNames('周海', 'Zhou Hai'),
    user_name: Type.String({
      description: 'The one the contact has already; empty for a first sign-on',
      examples: ['haike.zhou'],
    }),
    expires_at: Type.String({ description: 'ISO 8601', examples: ['2026-11-29T04:00:00.000Z'] }),
  }),
)
export type InvitationReply = Static<typeof InvitationReply>

export const RedeemInvitationBody = Type.Object(
  {
    token: InvitationToken,
    // Begins with a letter and has no @: it can never be somebody's phone or mail address.
    user_name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9._-]{2,31}$', examples: ['haike.zhou'] }),
    password: Password,
  },
  strict,
)
export type RedeemInvitationBody = Static<typeof RedeemInvitationBody>
export const RedeemInvitationReply = replyWith({
  user_name: Type.String({ examples: ['haike.zhou'] }),
  ...signOnTicket,
})
export type RedeemInvitationReply = Static<typeof RedeemInvitationReply>
