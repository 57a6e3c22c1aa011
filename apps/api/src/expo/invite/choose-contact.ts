import { findContactAccount, findInvitees, type Invitee } from '../../modules/account/index.ts'
import { oneLine } from '../one-line.ts'
import { Refusal } from '../refusal.ts'
import type { ToolDatabase } from '../verb.ts'

/** A company's only contact, or the contact of that number. Nobody is chosen by a guess. */
export async function chooseContact(
  { db }: ToolDatabase,
  asked: { id: number } | { contactId: number },
): Promise<Invitee> {
  const invitee =
    'contactId' in asked
      ? (await findInvitees(db, asked))[0]
      : ((await onlyOneAt(db, asked.id)) ?? (await findInvitees(db, { contactId: asked.id }))[0])
  if (!invitee) {
    const id = 'contactId' in asked ? asked.contactId : asked.id
    throw new Refusal({
      zh: `没有编号为 ${id} 的${'contactId' in asked ? '联系人' : '企业，或该企业没有联系人'}`,
      en: `There is no ${'contactId' in asked ? 'contact' : 'company with a contact'} of the number ${id}`,
    })
  }
  const account = await findContactAccount(db, invitee.contact.id)
  if (account?.blockedAt)
    throw new Refusal({
      zh: `该联系人的账号已停用。先恢复：expo block id:${account.id} --undo`,
      en: `This contact’s account is blocked. Let it sign in again first: expo block id:${account.id} --undo`,
    })
  return invitee
}

async function onlyOneAt(db: ToolDatabase['db'], companyId: number): Promise<Invitee | undefined> {
  const [first, ...others] = await findInvitees(db, { companyId })
  if (!first || others.length === 0) return first
  const lines = [first, ...others]
    .map(
      ({ contact }) =>
        `\n  --contact ${contact.id}  ${oneLine(`${contact.nameZh} ${contact.nameEn} ${contact.postZh}`)}`,
    )
    .join('')
  throw new Refusal({
    zh: `该企业有几位联系人，请选一位：${lines}`,
    en: `This company has several contacts. Choose one:${lines}`,
  })
}
