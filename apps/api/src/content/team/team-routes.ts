import * as calls from '@tradefloor/contract'
import { type TeamMember, teamLimits } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, listReply } from '../../http/envelope.ts'
import { inviteAgain, inviteColleague } from './invitation-service.ts'
import { cancelInvitation, changeRole, removeColleague } from './member-service.ts'
import { readTeam } from './with-team.ts'

const teamReply = (members: TeamMember[]) => ({ ...listReply(members), most: teamLimits.people })

/** Who works at a company's desk. */
export function addTeamCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.listTeam, {
    summary: { zh: '展商工作台：成员', en: 'The desk: the company’s people' },
    reply: schemas.TeamReply,
    handle: async ({ caller }) => teamReply(await readTeam(deps.database.db, caller, deps.clock.now())),
  })
  addInvitingCalls(app, deps)

  addCall(app, deps, calls.changeRole, {
    summary: { zh: '展商工作台：修改成员的权限', en: 'The desk: change what somebody may do' },
    params: schemas.MemberParams,
    body: schemas.ChangeRoleBody,
    reply: schemas.TeamReply,
    refusals: ['last_administrator'],
    handle: async ({ caller, params: { id }, body: { role } }) =>
      teamReply(await changeRole(deps, caller, { id, role })),
  })

  addCall(app, deps, calls.removeColleague, {
    summary: {
      zh: '展商工作台：移除成员，并转交其洽谈和线索',
      en: 'The desk: remove somebody, and hand over their conversations and leads',
    },
    params: schemas.MemberParams,
    body: schemas.RemoveColleagueBody,
    reply: schemas.TeamReply,
    refusals: ['last_administrator'],
    handle: async ({ caller, params: { id }, body: { hand_to: handTo } }) =>
      teamReply(await removeColleague(deps, caller, { id, handTo })),
  })
}

function addInvitingCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.inviteColleague, {
    summary: { zh: '展商工作台：用邮件邀请同事', en: 'The desk: invite a colleague by mail' },
    body: schemas.InviteColleagueBody,
    reply: schemas.InvitedReply,
    refusals: ['colleague_present', 'team_full'],
    handle: async ({ caller, body }) => dataReply(await inviteColleague(deps, caller, body)),
  })

  addCall(app, deps, calls.inviteAgain, {
    summary: {
      zh: '展商工作台：重新邀请，也可恢复已移除的成员',
      en: 'The desk: invite again, also somebody who was removed',
    },
    params: schemas.MemberParams,
    reply: schemas.InvitedReply,
    refusals: ['colleague_present', 'colleague_without_mail', 'team_full'],
    handle: async ({ caller, params: { id } }) => dataReply(await inviteAgain(deps, caller, id)),
  })

  addCall(app, deps, calls.cancelInvitation, {
    summary: { zh: '展商工作台：撤销邀请', en: 'The desk: cancel an invitation' },
    params: schemas.MemberParams,
    reply: schemas.TeamReply,
    handle: async ({ caller, params: { id } }) => teamReply(await cancelInvitation(deps, caller, id)),
  })
}
