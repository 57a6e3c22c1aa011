import type { Favourite } from './kinds.ts'

/** A name of its own for each thing, so that two stars of the same thing know each other. */
export const favouriteKey = ({ kind, body }: Favourite): string => `${kind} ${Object.values(body).join(' ')}`
