import { NotDelivered } from '../../delivery/not-delivered.ts'
import { openDelivery } from '../../delivery/open-delivery.ts'
import { Outbox } from '../../delivery/outbox.ts'
import {
  type Invitee,
  invitationLink,
  invitationMail,
  inviteContact,
  invitedLanguage,
} from '../../modules/account/index.ts'
import { Refusal } from '../refusal.ts'
import type { Command, ToolDatabase } from '../verb.ts'

type Delivery = ReturnType<typeof openDelivery>

export interface Invitation {
  link: string
  expiresAt: Date
}

/** Takes the place of an invitation that the contact has already. */
export async function makeInvitation(
  { config, clock }: Command,
  database: ToolDatabase,
  invitee: Invitee,
): Promise<Invitation> {
  const { token, expiresAt } = await inviteContact(database, invitee.contact.id, clock.now())
  return { link: invitationLink(config, token, invitedLanguage(invitee)), expiresAt }
}

export function refuseWithoutMailServer({ config }: Command) {
  if (!config.mail.url)
    throw new Refusal({
      zh: '没有设置邮件服务器（SMTP_URL），无法发送。可以不带 --mail，自行转交链接',
      en: 'No mail server is set (SMTP_URL), so nothing can be sent. Without --mail you get the link to pass on',
    })
}

/** Opens the way to the mail server for as long as `work` sends. */
export async function withDelivery<T>(
  { config, clock }: Command,
  work: (delivery: Delivery) => Promise<T>,
): Promise<T> {
  const delivery = openDelivery({ config, outbox: new Outbox(clock) })
  try {
    return await work(delivery)
  } finally {
    delivery.close()
  }
}

/** Whether the mail server took it. */
export async function sendInvitation(
  delivery: Delivery,
  invitee: Invitee,
  made: Invitation,
): Promise<boolean> {
  try {
    await delivery.mail(invitationMail(invitee, { ...made, language: invitedLanguage(invitee) }))
    return true
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error
    return false
  }
}

export const mailOne = (command: Command, invitee: Invitee, made: Invitation): Promise<boolean> =>
  withDelivery(command, (delivery) => sendInvitation(delivery, invitee, made))
