// Text as it stands in the lines of vCard and iCalendar, which write it alike.

/** What would end a line, or divide it, is written otherwise. */
export const escapedText = (value: string): string =>
  withoutControls(value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n'))

/** An address is not text and has no escapes; a line break in it would begin a line of its own. */
export const plainAddress = (value: string): string => withoutControls(value.replace(/\s/g, ''))

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come through
const withoutControls = (value: string) => value.replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '')
