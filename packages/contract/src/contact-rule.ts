// What a contact and a code look like: the server's checks are made of these, and a screen says them as one types.

/** A mobile number of +86. */
export const phonePattern = '^1[3-9]\\d{9}$'
/** A number of any country, with its country code. Nobody has checked that it can be reached. */
export const contactPhonePattern = '^\\+[1-9](?:[ ().-]{0,2}\\d){6,14}$'
const inAddress = '[^\\s@,;<>"\\u0000-\\u001f\\u007f-\\u009f]'
/** A number of any country, as people write it, with or without the country's code. */
export const anyPhonePattern = '^ *[+]?[(]?[0-9][0-9 ()-]{2,26}[0-9] *$'
export const emailPattern = `^${inAddress}{1,64}@${inAddress}{1,189}$`
export const codePattern = '^\\d{6}$'

const rules = {
  phone: { whole: phonePattern, begun: '^(?:1(?:[3-9]\\d{0,9})?)?$' },
  email: { whole: emailPattern, begun: `^${inAddress}{0,64}(?:@${inAddress}{0,189})?$` },
  code: { whole: codePattern, begun: '^\\d{0,6}$' },
  contactPhone: {
    whole: contactPhonePattern,
    begun: '^(?:\\+(?:[1-9](?:[ ().-]{0,2}\\d){0,14}[ ().-]{0,2})?)?$',
  },
}
export type RuledText = keyof typeof rules

export const isValidContact = (what: RuledText, text: string): boolean =>
  new RegExp(rules[what].whole).test(text)

/** Whether a text that is still being typed can become right without taking anything back. */
export const canBecomeValidContact = (what: RuledText, text: string): boolean =>
  new RegExp(rules[what].begun).test(text)
