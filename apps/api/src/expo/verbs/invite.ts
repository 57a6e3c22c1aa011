import { findOpenInvitations, type Invitee } from '../../modules/account/index.ts'
import { chooseContact } from '../invite/choose-contact.ts'
import { inviteAll } from '../invite/invite-all.ts'
import {
  type Invitation,
  mailOne,
  makeInvitation,
  refuseWithoutMailServer,
} from '../invite/make-invitation.ts'
import { oneLine } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { formatFairTime, readGivenId } from '../read-given.ts'
import { Refusal } from '../refusal.ts'
import { type Command, exitCodes, type Verb } from '../verb.ts'

export const invite: Verb = {
  name: 'invite',
  about: {
    zh: '为参展企业的联系人生成开通账号的链接，14 天内可用一次',
    en: 'Make the link with which an exhibitor’s contact gets an account; it serves once, within 14 days',
  },
  takes: '[company or contact id]',
  least: 0,
  most: 1,
  options: {
    contact: { value: 'ID', about: { zh: '联系人编号', en: 'Number of the contact' } },
    mail: {
      about: { zh: '同时把链接发到联系人的邮箱', en: 'Send the link to the contact’s mail address too' },
    },
    all: {
      about: {
        zh: '邀请所有还没有账号、也没有未使用邀请的联系人，写成 CSV',
        en: 'Invite every contact who has neither an account nor an open invitation; the links come as CSV',
      },
    },
    list: { about: { zh: '列出尚未使用的邀请', en: 'List the invitations that are still open' } },
  },
  examples: [
    'invite 1001',
    'invite --contact 10011',
    'invite --contact 10011 --mail',
    'invite --all --mail',
    'invite --list',
  ],
  run: async (command) => {
    if (command.isSet('list')) return list(command)
    if (command.isSet('all')) return inviteAll(command)
    const asked = readAsked(command)
    const database = await command.database()
    const invitee = await chooseContact(database, asked)
    if (command.isSet('mail')) {
      refuseWithoutMailServer(command)
      refuseWithoutAddress(invitee)
    }
    return tell(command, invitee, await makeInvitation(command, database, invitee))
  },
}

function readAsked({ given, option }: Command) {
  const [id, contact] = [given[0], option('contact')]
  if ((id === undefined) === (contact === undefined))
    throw usage({
      zh: '请写企业编号，或用 --contact 写联系人编号',
      en: 'Give the number of a company, or that of a contact with --contact',
    })
  return contact === undefined ? { id: readGivenId(id ?? '') } : { contactId: readGivenId(contact) }
}

function refuseWithoutAddress({ contact }: Invitee) {
  if (!contact.email)
    throw new Refusal({
      zh: `联系人 ${contact.id} 没有邮箱。可以不带 --mail，自行转交链接`,
      en: `Contact ${contact.id} has no mail address. Without --mail you get the link to pass on`,
    })
}

/** A mail that was not accepted leaves the link good: it can be passed on by hand. */
async function tell(command: Command, invitee: Invitee, made: Invitation) {
  const { out, words } = command
  const { contact, company } = invitee
  const mailed = command.isSet('mail') ? await mailOne(command, invitee, made) : null
  out.answer({
    contact: contact.id,
    company: company.id,
    link: made.link,
    expires_at: made.expiresAt.toISOString(),
    mailed,
  })
  const until = formatFairTime(made.expiresAt)
  const who = {
    zh: oneLine(`${company.nameZh} ${contact.nameZh}（${contact.id}）`),
    en: oneLine(`${contact.nameEn || contact.nameZh} (${contact.id}) of ${company.nameEn || company.nameZh}`),
  }
  out.say(words({ zh: `给 ${who.zh} 的链接：`, en: `The link for ${who.en}:` }))
  out.say(made.link)
  out.say(
    words({
      zh: `可用一次，有效期至 ${until}（展会时间）。以前的邀请已失效，此链接不会再次显示`,
      en: `It serves once, until ${until} on the fair’s clock. Earlier invitations have ended; this link is not shown again`,
    }),
  )
  if (mailed === true) out.say(words({ zh: `已发送到 ${contact.email}`, en: `Sent to ${contact.email}` }))
  if (mailed !== false) return exitCodes.done
  out.note(
    words({
      zh: '邮件没有发出去，请自行转交上面的链接',
      en: 'The mail could not be sent; please pass the link on by hand',
    }),
  )
  return exitCodes.faults
}

async function list({ out, words, clock, database, given, option, isSet }: Command): Promise<number> {
  if (given.length > 0 || option('contact') !== undefined || isSet('mail') || isSet('all'))
    throw usage({ zh: '--list 单独使用', en: '--list stands alone' })
  const rows = await findOpenInvitations((await database()).db, clock.now())
  out.answer(
    rows.map(({ contact, company, createdAt, expiresAt }) => ({
      contact: contact.id,
      company: company.id,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  )
  if (rows.length === 0) out.say(words({ zh: '没有未使用的邀请', en: 'No invitation is open' }))
  else
    out.table(
      [
        words({ zh: '联系人', en: 'contact' }),
        words({ zh: '姓名', en: 'name' }),
        words({ zh: '企业', en: 'company' }),
        words({ zh: '生成于', en: 'made' }),
        words({ zh: '有效至', en: 'until' }),
      ],
      rows.map(({ contact, company, createdAt, expiresAt }) => [
        String(contact.id),
        oneLine(contact.nameZh || contact.nameEn),
        `${company.id} ${oneLine(words({ zh: company.nameZh, en: company.nameEn || company.nameZh }))}`,
        formatFairTime(createdAt),
        formatFairTime(expiresAt),
      ]),
    )
  return exitCodes.done
}
