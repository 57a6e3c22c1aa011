import { findUninvited, type Invitee } from '../../modules/account/index.ts'
import { csvLine, csvMark } from '../../text-formats/csv.ts'
import { oneLine } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { formatFairTime } from '../read-given.ts'
import { type Command, exitCodes } from '../verb.ts'
import {
  type Invitation,
  makeInvitation,
  refuseWithoutMailServer,
  sendInvitation,
  withDelivery,
} from './make-invitation.ts'

type Send = (invitee: Invitee, made: Invitation) => Promise<boolean>

const headings = ['company', 'company_name', 'contact', 'name', 'email', 'link', 'expires', 'mailed']

/**
 * Everyone who has neither an account nor an open invitation, so that it can be run again after an import. A link is
 * told once: its line is written as soon as it is made, and what is interrupted loses none.
 */
export async function inviteAll(command: Command): Promise<number> {
  const { given, option, isSet } = command
  if (given.length > 0 || option('contact') !== undefined || isSet('list'))
    throw usage({ zh: '--all 只能与 --mail 一起用', en: '--all goes with --mail alone' })
  if (!isSet('mail')) return invite(command, undefined)
  refuseWithoutMailServer(command)
  return withDelivery(command, (delivery) =>
    invite(command, (invitee, made) => sendInvitation(delivery, invitee, made)),
  )
}

async function invite(command: Command, send: Send | undefined): Promise<number> {
  const { out, words, clock, json } = command
  const database = await command.database()
  const invitees = await findUninvited(database.db, clock.now())
  const label = words({ zh: '邀请', en: 'Inviting' })
  const answer: unknown[] = []
  let notMailed = 0
  if (!json) out.print(csvMark + csvLine(headings))
  for (const [done, invitee] of invitees.entries()) {
    out.progress(label, done, invitees.length)
    const made = await makeInvitation(command, database, invitee)
    const mailed = send ? Boolean(invitee.contact.email) && (await send(invitee, made)) : null
    if (mailed === false) notMailed++
    answer.push(answerOf(invitee, made, mailed))
    if (!json) out.print(csvLine(cellsOf(invitee, made, mailed)))
  }
  out.answer(answer)
  out.note(words({ zh: `已邀请 ${invitees.length} 位联系人`, en: `Contacts invited: ${invitees.length}` }))
  if (notMailed === 0) return exitCodes.done
  out.note(
    words({
      zh: `其中 ${notMailed} 位的邮件没有发出去（mailed 为 no），请自行转交链接`,
      en: `${notMailed} of the mails could not be sent (mailed is no); please pass these links on by hand`,
    }),
  )
  return exitCodes.faults
}

const answerOf = (
  { contact, company }: Invitee,
  { link, expiresAt }: Invitation,
  mailed: boolean | null,
) => ({
  contact: contact.id,
  company: company.id,
  link,
  expires_at: expiresAt.toISOString(),
  mailed,
})

const cellsOf = ({ contact, company }: Invitee, { link, expiresAt }: Invitation, mailed: boolean | null) => [
  String(company.id),
  oneLine(company.nameZh || company.nameEn),
  String(contact.id),
  oneLine(contact.nameZh || contact.nameEn),
  contact.email ?? '',
  link,
  formatFairTime(expiresAt),
  mailed === null ? '' : mailed ? 'yes' : 'no',
]
