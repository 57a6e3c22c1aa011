import { escapedText, plainAddress } from './content-text.ts'
import { phonesIn } from './phone-number.ts'

export interface VcardParts {
  name: string
  company: string
  post?: string | undefined
  phone: string
  email: string
  address: string
  website: string
  note?: string
}

/** What only a file has room for; without it the squares of a code stay large. */
const typesInFile = { phone: ';TYPE=WORK', email: ';TYPE=INTERNET', address: ';TYPE=WORK' }
const noTypes: typeof typesInFile = { phone: '', email: '', address: '' }

/**
 * The lines of vCard 3.0 (RFC 2426), the version every address book reads; neither folded nor ended. Which part of a
 * name is the family's cannot be told across languages, so all of it stands in the first place.
 */
export function vcardLines(card: VcardParts, kind: 'file' | 'code'): string[] {
  const types = kind === 'file' ? typesInFile : noTypes
  const text = (value = '') => escapedText(kind === 'file' ? value : value.replace(/\s+/g, ' '))
  const filled = (name: string, value = '') => value && `${name}:${text(value)}`
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${text(card.name)};;;;`,
    `FN:${text(card.name || card.company)}`,
    `ORG:${text(card.company)}`,
    filled('TITLE', card.post),
    ...phonesIn(card.phone).map((phone) => filled(`TEL${types.phone}`, phone)),
    filled(`EMAIL${types.email}`, card.email),
    card.address && `ADR${types.address}:;;${text(card.address)};;;;`,
    card.website && `URL:${plainAddress(card.website)}`,
    filled('NOTE', card.note),
    'END:VCARD',
  ].filter((line) => line !== '')
}
