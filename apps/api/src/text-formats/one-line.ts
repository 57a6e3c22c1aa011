/**
 * What others wrote, safe for a terminal or a line of a mail: no sign that moves the cursor, changes a colour or turns
 * the direction of what stands around it, and no line break that would look like a row of its own.
 */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
