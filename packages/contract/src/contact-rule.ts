// What a contact and a code look like: the server's checks are made of these, and a screen says them as one types.

/** A mobile number of +86. */
export const phonePattern = '^1[3-9]\\d{9}$'
const inAddress = '[^\\s@,;<>"\\u0000-\\u001f\\u007f]'
export const emailPattern = `^${inAddress}{1,64}@${inAddress}{1,189}$`
export const codePattern = '^\\d{6}$'

const rules = {
  phone: { whole: phonePattern, begun: '^(?:1(?:[3-9]\\d{0,9})?)?$' },
  email: { whole: emailPattern, begun: `^${inAddress}{0,64}(?:@${inAddress}{0,189})?$` },
  code: { whole: codePattern, begun: '^\\d{0,6}$' },
}
export type RuledText = keyof typeof rules

export const isWhole = (what: RuledText, text: string): boolean => new RegExp(rules[what].whole).test(text)

/** Whether a text that is still being typed can become right without taking anything back. */
export const canBecomeWhole = (what: RuledText, text: string): boolean =>
  new RegExp(rules[what].begun).test(text)
