// Lines as address books and calendars read them: vCard and iCalendar write them alike.

const mostOctets = 75

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
