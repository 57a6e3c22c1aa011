import { Type } from 'typebox'

// Patterns are read with the `u` flag, as JSON Schema asks for.

/** What has no place in one line for people to read: control characters, and what turns the direction of the text around. */
const notInALine = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069'
/** The same of a text of several lines, with tabs. */
const notInAText = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069'
/** What shows nothing by itself (Unicode's default ignorable signs, and the Braille blank), but may join others. */
const invisible = [
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u206f\\u2800\\u3164',
  '\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}',
].join('')

export const linePattern = `^[^${notInALine}]*$`
export const textPattern = `^[^${notInAText}]*$`
export const shownLinePattern = `^[^${notInALine}]*[^\\s${notInALine}${invisible}][^${notInALine}]*$`

/** One line in which there is something to see: a name, a position, a title. */
export const ShownLine = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: shownLinePattern })
