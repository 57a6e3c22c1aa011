import type { AddressCard } from './exchange-view.ts'

const mostOctets = 75

/** vCard 3.0 (RFC 2426): the version every address book reads. */
export const toVcards = (cards: AddressCard[]) => cards.map(toVcard).join('')

function toVcard(card: AddressCard): string {
  // Which part of a name is the family's cannot be told across languages, so all of it stands in the first place.
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(card.name)};;;;`,
    `FN:${escaped(card.name)}`,
    `ORG:${escaped(card.company)}`,
    filled('TITLE', card.post),
    filled('TEL;TYPE=WORK', card.phone),
    filled('EMAIL;TYPE=INTERNET', card.email),
    card.address && `ADR;TYPE=WORK:;;${escaped(card.address)};;;;`,
    card.website && `URL:${oneLine(card.website)}`,
    `NOTE:${escaped(`${card.exhibition} ${card.exchangedAt}`)}`,
    'END:VCARD',
  ]
  return lines
    .filter((line) => line !== '')
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

const filled = (name: string, value: string) => value && `${name}:${escaped(value)}`

const escaped = (value: string) =>
  withoutControls(value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n'))

/** An address is not text and has no escapes; a line break in it would begin a line of its own. */
const oneLine = (value: string) => withoutControls(value.replace(/\s/g, ''))

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come through
const withoutControls = (value: string) => value.replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '')

/** No line longer than 75 octets, and no character cut in two. A line that begins with a space continues the last. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}
