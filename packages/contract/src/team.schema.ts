import { type Static, Type } from 'typebox'
import { Email } from './account.schema.ts'
import { dataReply, listReplyWith } from './envelope.schema.ts'
import { Id, OpaqueId } from './ids.schema.ts'
import { Count } from './numbers.schema.ts'
import { DeskRole } from './sign-on.schema.ts'
import { linePattern } from './texts.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })
const TimeOrNone = Type.Union([Type.String({ examples: ['2026-11-15 09:12:00'] }), Type.Null()])

export const TeamMember = Type.Object({
  id: Id,
  uid: Type.String({ description: 'The name in messaging; empty for who never signed on' }),
  name: Names,
  post: Names,
  email: Text,
  role: DeskRole,
  state: Type.Enum(['active', 'blocked', 'invited', 'expired', 'uninvited', 'removed'], {
    description: 'active and blocked have an account; removed may be invited again',
  }),
  own: Type.Boolean({ description: 'Whoever asks' }),
  seen_at: TimeOrNone,
  invited_until: TimeOrNone,
  open: Type.Object(
    { conversations: Count, leads: Count, steps: Count },
    { description: 'What this person is responsible for, and the next steps among the leads' },
  ),
})
export type TeamMember = Static<typeof TeamMember>
export type MemberState = TeamMember['state']

export const TeamReply = listReplyWith(TeamMember, {
  most: Type.Integer({ minimum: 1, maximum: 1000, description: 'So many people a company may have' }),
})
export type TeamReply = Static<typeof TeamReply>

/** One of the two names may be empty. */
const Line = Type.String({ maxLength: 60, pattern: linePattern })
export const InviteColleagueBody = Type.Object(
  {
    name: Type.Object({ cn: Line, en: Line }, { ...strict, examples: [{ cn: '陆青禾', en: 'Lu Qinghe' }] }),
    post: Type.Object({ cn: Line, en: Line }, { ...strict, examples: [{ cn: '销售', en: 'Sales' }] }),
    email: Email,
    role: DeskRole,
    language: Type.Enum(['zh', 'en'], { description: 'Of the mail, and of the desk at first' }),
  },
  strict,
)
export type InviteColleagueBody = Static<typeof InviteColleagueBody>

export const Invited = Type.Object({
  member: TeamMember,
  mailed: Type.Boolean({ description: 'Whether the mail server took the mail' }),
})
export type Invited = Static<typeof Invited>
export const InvitedReply = dataReply(Invited)
export type InvitedReply = Static<typeof InvitedReply>

export const MemberParams = Type.Object({ id: Id })
export type MemberParams = Static<typeof MemberParams>

export const ChangeRoleBody = Type.Object({ role: DeskRole }, strict)
export type ChangeRoleBody = Static<typeof ChangeRoleBody>

export const RemoveColleagueBody = Type.Object(
  {
    hand_to: Type.Optional({
      ...OpaqueId,
      examples: ['u4Kx9QmT2sLw0'],
      description: 'The colleague who takes over, by uid; nobody when not given, and everybody may',
    }),
  },
  strict,
)
export type RemoveColleagueBody = Static<typeof RemoveColleagueBody>
