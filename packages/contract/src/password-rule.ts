import { commonPasswords } from './common-passwords.ts'

export const passwordLength = { min: 8, max: 128 } as const
export const passwordKinds = { least: 3, of: 4 } as const

export interface PasswordReport {
  length: boolean
  kinds: boolean
  uncommon: boolean
  /** Ends in a character that the cipher of the sign-in would lose. */
  whole: boolean
}

/** Which parts of the one rule a password keeps, so that a screen can tick them off as one types. */
export function passwordReport(password: string): PasswordReport {
  const characters = [...password].length
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]
  return {
    length: characters >= passwordLength.min && characters <= passwordLength.max,
    kinds: kinds.filter((kind) => kind.test(password)).length >= passwordKinds.least,
    uncommon: !commonPasswords.has(withoutDecoration(password)),
    whole: !password.endsWith('\0'),
  }
}

export const isPasswordStrong = (password: string) => Object.values(passwordReport(password)).every(Boolean)

/** Password1! is as common as password: case, and digits and signs around the word, hide nothing. */
const withoutDecoration = (password: string) =>
  password
    .toLowerCase()
    .replace(/@/g, 'a')
    .replace(/0/g, 'o')
    .replace(/[$]/g, 's')
    .replace(/^[ -`{-~]+|[ -`{-~]+$/g, '')

/** Whether a new password may be sent: strong, and twice the same. */
export const isNewPassword = (password: string, repeat: string): boolean =>
  isPasswordStrong(password) && password === repeat
