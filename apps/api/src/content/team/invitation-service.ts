import { type InviteColleagueBody, type Invited, type Language, teamLimits } from '@tradefloor/contract'
import { and, eq } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import type { Queries } from '../../db/open-database.ts'
import { NotDelivered } from '../../delivery/not-delivered.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import {
  findInvitees,
  invitationLink,
  invitationMail,
  inviteContact,
  invitedLanguage,
} from '../../modules/account/index.ts'
import { contact, deskEdit } from '../../schema/index.ts'
import { nextRecordId } from '../desk/index.ts'
import type { MemberRow } from './member-queries.ts'
import { hasAccount } from './member-view.ts'
import { type Needs, readTeam, requireMember, type Team, withTeam } from './with-team.ts'

/** Invites somebody new. Who is there already under that name and address is invited again. */
export async function inviteColleague(
  needs: Needs,
  caller: ContactCaller,
  body: InviteColleagueBody,
): Promise<Invited> {
  const person = asContact(body)
  await takeLimits(needs, caller, person.email)
  const made = await withTeam(needs, caller, async (team) => {
    const present = team.members.find((row) => isSamePerson(row, person))
    if (present)
      return invite(needs, team, caller, { member: present, role: body.role, language: body.language })
    requireRoom(team.members)
    const member = await addContact(team, caller.companyId, { ...person, role: body.role })
    return invite(needs, team, caller, { member, language: body.language })
  })
  return tell(needs, caller, made)
}

/** A new link in place of the old one; whoever was removed is one of the company's people again. */
export async function inviteAgain(needs: Needs, caller: ContactCaller, id: number): Promise<Invited> {
  const made = await withTeam(needs, caller, async (team) => {
    const member = requireMember(team.members, id)
    if (member.email === '') throw new Problem('colleague_without_mail')
    await takeLimits(needs, caller, member.email, team.db)
    return invite(needs, team, caller, { member })
  })
  return tell(needs, caller, made)
}

type Person = Pick<MemberRow, 'nameZh' | 'nameEn' | 'postZh' | 'postEn' | 'email'>

function asContact({ name, post, email }: InviteColleagueBody): Person {
  const [nameZh, nameEn] = [name.cn.trim(), name.en.trim()]
  if (nameZh === '' && nameEn === '')
    throw new Problem('bad_input', { fields: [{ field: 'name', problem: 'blank' }] })
  // A contact is stored under a Chinese name, which is that of the other language where there is none.
  return { nameZh: nameZh || nameEn, nameEn, postZh: post.cn.trim(), postEn: post.en.trim(), email }
}

/** A small company has one mailbox for all, so the address alone says nothing. */
const isSamePerson = (row: MemberRow, { email, nameZh, nameEn }: Person) =>
  row.email.toLowerCase() === email.toLowerCase() &&
  (row.nameZh === nameZh || (nameEn !== '' && row.nameEn.toLowerCase() === nameEn.toLowerCase()))

/** In the transaction of the invitation where there is one: on the embedded database another would wait for it for ever. */
const takeLimits = ({ limits }: Needs, { companyId }: ContactCaller, email: string, db?: Queries) =>
  limits.take(
    [
      { key: `team invitations ${companyId}`, most: teamLimits.invitationsAnHour, seconds: 3600 },
      {
        key: `team invitations to ${email.toLowerCase()}`,
        most: teamLimits.toOneAddressADay,
        seconds: 86_400,
      },
    ],
    db,
  )

function requireRoom(members: MemberRow[]) {
  if (members.filter(({ isRemoved }) => !isRemoved).length >= teamLimits.people)
    throw new Problem('team_full')
}

async function addContact(
  { db, now }: Team,
  companyId: number,
  person: Person & Pick<MemberRow, 'role'>,
): Promise<{ id: number }> {
  const id = await nextRecordId(db)
  // Whether visitors find their card is the organiser's to say, as of all contacts.
  await db.insert(contact).values({ id, companyId, ...person, cardPublished: false })
  const edit = { tableName: 'contacts', recordId: id, editedAt: now }
  await db.insert(deskEdit).values([
    { ...edit, field: 'id' },
    { ...edit, field: 'company' },
  ])
  return { id }
}

interface Wish {
  member: MemberRow | { id: number }
  role?: MemberRow['role']
  language?: Language
}

async function invite(
  { config }: Needs,
  team: Team,
  { accountId }: ContactCaller,
  { member, role, language }: Wish,
) {
  const { db, now, members } = team
  if ('isRemoved' in member) await letInAgain(team, member, role)
  const [invitee] = await findInvitees(db, { contactId: member.id })
  if (!invitee) throw new Problem('not_found')
  const inLanguage = invitedLanguage(invitee, language)
  const { token, expiresAt } = await inviteContact({ db }, member.id, now, inLanguage)
  const inviter = members.find(({ accountIds }) => accountIds.includes(accountId))
  const mail = invitationMail(invitee, {
    link: invitationLink(config, token, inLanguage),
    expiresAt,
    language: inLanguage,
    ...(inviter && { inviter }),
  })
  return { id: member.id, mail }
}

async function letInAgain({ db, members }: Team, member: MemberRow, role: MemberRow['role'] = member.role) {
  if (!member.isRemoved && hasAccount(member)) throw new Problem('colleague_present')
  if (member.isRemoved) await restore(db, members, member.id)
  if (role !== member.role) await db.update(contact).set({ role }).where(eq(contact.id, member.id))
}

async function restore(db: Queries, members: MemberRow[], id: number) {
  requireRoom(members)
  await db.update(contact).set({ withdrawnAt: null }).where(eq(contact.id, id))
  await db
    .delete(deskEdit)
    .where(
      and(eq(deskEdit.tableName, 'contacts'), eq(deskEdit.recordId, id), eq(deskEdit.field, 'withdrawn')),
    )
  for (const subject of ['exhibitor', 'booth'] as const) await announce(db, subject)
}

/** After the transaction: a mail cannot be taken back, and one that does not go out can be sent again. */
async function tell(
  { database, delivery, clock }: Needs,
  caller: ContactCaller,
  { id, mail }: Awaited<ReturnType<typeof invite>>,
): Promise<Invited> {
  const mailed = await delivery.mail(mail).then(
    () => true,
    (error: unknown) => {
      if (error instanceof NotDelivered) return false
      throw error
    },
  )
  const member = (await readTeam(database.db, caller, clock.now())).find((each) => each.id === id)
  if (!member) throw new Problem('not_found')
  return { member, mailed }
}
