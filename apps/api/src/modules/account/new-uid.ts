import { randomBytes } from 'node:crypto'

/** Names an account to others, in messaging and at the desk, without telling how many there are. */
export const newUid = () => `u${randomBytes(9).toString('base64url')}`
