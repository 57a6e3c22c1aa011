// Lines as address books and calendars read them: vCard and iCalendar write them alike.

const mostOctets = 75

/** Text as it stands in a line of its own: what would end it, or divide it, is written otherwise. */
export const escapedText = (value: string) =>
  withoutControls(value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n'))

/** An address is not text and has no escapes; a line break in it would begin a line of its own. */
export const plainAddress = (value: string) => withoutControls(value.replace(/\s/g, ''))

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come through
const withoutControls = (value: string) => value.replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '')

/** The lines that are not empty, each ended as the formats want it. */
export const contentLines = (lines: string[]) =>
  lines
    .filter((line) => line !== '')
    .map((line) => `${folded(line)}\r\n`)
    .join('')

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
