/** How somebody is reached with a code. */
export type ContactKind = 'phone' | 'email'

export interface Contact {
  kind: ContactKind
  value: string
}

/** What the field of a contact is like: a phone's keyboard, a password manager and M-01 all read it. */
export const contactFields = {
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 11 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
} as const satisfies Record<ContactKind, object>

/** The only one that can be chosen. */
export const areaCode = '+86'
