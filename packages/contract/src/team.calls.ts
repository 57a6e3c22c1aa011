import { call, type Nothing } from './call.ts'
import type {
  ChangeRoleBody,
  InviteColleagueBody,
  InvitedReply,
  MemberParams,
  RemoveColleagueBody,
  TeamReply,
} from './team.schema.ts'

// A company's people, kept by its administrators.

export const listTeam = call<TeamReply>()('listTeam', 'contact', 'GET /api/desk/v1/team')

export const inviteColleague = call<InvitedReply, Nothing, Nothing, InviteColleagueBody>()(
  'inviteColleague',
  'contact',
  'POST /api/desk/v1/team',
)

export const inviteAgain = call<InvitedReply, Nothing, MemberParams>()(
  'inviteAgain',
  'contact',
  'POST /api/desk/v1/team/:id/invitation',
)

export const cancelInvitation = call<TeamReply, Nothing, MemberParams>()(
  'cancelInvitation',
  'contact',
  'DELETE /api/desk/v1/team/:id/invitation',
)

export const changeRole = call<TeamReply, Nothing, MemberParams, ChangeRoleBody>()(
  'changeRole',
  'contact',
  'PATCH /api/desk/v1/team/:id',
)

export const removeColleague = call<TeamReply, Nothing, MemberParams, RemoveColleagueBody>()(
  'removeColleague',
  'contact',
  'DELETE /api/desk/v1/team/:id',
)
