import { visitorsOwn } from '../session/visitors-own.ts'

/** Under which what the messenger knows is kept for reading without a network. */
export const talksKey = [visitorsOwn, 'talks'] as const
