import type { DeskRole, TeamMember } from '@tradefloor/contract'
import { InvitedReply, TeamReply } from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { expect } from 'vitest'
import { post } from './account-calls.ts'
import { aContact, aDeskPerson, anExhibition, anExhibitor, type Visitor } from './builders.ts'
import type { TestApp } from './test-app.ts'

const path = '/api/desk/v1/team'
let lastColleague = 0

/** A company with one administrator at its desk, and what they do about its people. */
export async function aTeam(fair: TestApp) {
  const { id: exhibitionId } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: exhibitionId })
  const admin = { contactId: booth.contactId, ...(await aDeskPerson(fair, booth.contactId)) }

  /** Somebody of the company who can sign on. */
  async function aColleague(role: DeskRole) {
    const contactId = await aContact(fair, booth.companyId, { role })
    return { contactId, ...(await aDeskPerson(fair, contactId)) }
  }
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    address = '',
    body?: object,
    who: Visitor = admin,
  ) =>
    fair.call(who.as({ method, path: `${path}${address}`, ...(body ? { body: JSON.stringify(body) } : {}) }))
  async function list(who: Visitor = admin): Promise<TeamMember[]> {
    const answer = (await ask('GET', '', undefined, who)).json()
    expect(Value.Errors(TeamReply, answer)).toEqual([])
    return answer.list
  }
  const member = async (contactId: number) => (await list()).find(({ id }) => id === contactId)

  /** What is sent to invite somebody of a new name and address. */
  function newColleague(changes: object = {}) {
    const n = ++lastColleague
    return {
      name: { cn: `陆青禾${n}`, en: `Lu Qinghe ${n}` },
      post: { cn: '销售', en: 'Sales' },
      email: `lu.qinghe.${n}@example.com`,
      role: 'sales',
      language: 'en',
      ...changes,
    }
  }
  async function invite(changes: object = {}, who: Visitor = admin): Promise<TeamMember> {
    const answer = (await ask('POST', '', newColleague(changes), who)).json()
    expect(Value.Errors(InvitedReply, answer)).toEqual([])
    expect(answer.data.mailed).toBe(true)
    return answer.data.member
  }
  /** What the last mail to this address carries. */
  const tokenFor = (email: string) =>
    /invite=([\w-]+)/.exec(fair.outbox.list().find(({ to }) => to === email)?.code ?? '')?.[1] ?? ''
  const accept = async (email: string, userName: string) =>
    (
      await post(fair, 'invitation/redeem', {
        token: tokenFor(email),
        user_name: userName,
        password: 'Harbour#2026',
      })
    ).json()

  return { booth, admin, aColleague, ask, list, member, newColleague, invite, tokenFor, accept }
}
