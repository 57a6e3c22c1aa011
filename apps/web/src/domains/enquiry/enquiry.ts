/** What a visitor fills in. */
export interface Enquiry {
  name: string
  country: string
  email: string
  phone: string
  question: string
}

export const emptyEnquiry: Enquiry = { name: '', country: '', email: '', phone: '', question: '' }

const needs = [
  ['name', 'needName'],
  ['country', 'needCountry'],
  ['email', 'needEmail'],
  ['phone', 'needPhone'],
] as const

export type Missing = (typeof needs)[number]

/** The first field that is still missing, in the order a reader meets them. The server checks again, and more. */
export const firstMissing = (enquiry: Enquiry): Missing | undefined =>
  needs.find(([field]) => !enquiry[field].trim())
