import { Problem } from '../../http/problem.ts'

/** Where a code goes, and whose account it speaks for. */
export interface Contact {
  channel: 'sms' | 'mail'
  destination: string
}

export const phoneContact = (phone: string): Contact => ({ channel: 'sms', destination: phone })

/** From here on only this spelling is used, for sending too: what looks alike must not reach somebody else. */
export const emailContact = (email: string): Contact => ({
  channel: 'mail',
  destination: email.toLowerCase(),
})

/** Of calls that take either, one and not both. */
export function contactFrom({ phone, email }: { phone?: string; email?: string }): Contact {
  if (phone !== undefined && email !== undefined)
    throw new Problem('bad_input', { fields: [{ field: 'email', problem: 'oneOf' }] })
  if (phone !== undefined) return phoneContact(phone)
  if (email !== undefined) return emailContact(email)
  throw new Problem('bad_input', { fields: [{ field: 'phone', problem: 'required' }] })
}
