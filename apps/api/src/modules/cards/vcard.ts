import { contentLines, escapedText, plainAddress } from '../../text-formats/content-lines.ts'
import type { AddressCard } from './exchange-view.ts'

/** vCard 3.0 (RFC 2426): the version every address book reads. */
export const toVcards = (cards: AddressCard[]) => cards.map(toVcard).join('')

// Which part of a name is the family's cannot be told across languages, so all of it stands in the first place.
const toVcard = (card: AddressCard): string =>
  contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapedText(card.name)};;;;`,
    `FN:${escapedText(card.name)}`,
    `ORG:${escapedText(card.company)}`,
    filled('TITLE', card.post),
    filled('TEL;TYPE=WORK', card.phone),
    filled('EMAIL;TYPE=INTERNET', card.email),
    card.address && `ADR;TYPE=WORK:;;${escapedText(card.address)};;;;`,
    card.website && `URL:${plainAddress(card.website)}`,
    `NOTE:${escapedText(`${card.exhibition} ${card.exchangedAt}`)}`,
    'END:VCARD',
  ])

const filled = (name: string, value: string) => value && `${name}:${escapedText(value)}`
