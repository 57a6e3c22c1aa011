import type { QueryKey } from '@tanstack/react-query'
import { talksKey } from '../chat/talks-key.ts'
import { visitorsOwn } from '../session/visitors-own.ts'

/**
 * How the keys of questions begin whose answers may be written down. What is not named here never is: tokens, picture
 * codes, the signed addresses of a visitor's own pictures.
 */
const persisted: readonly QueryKey[] = [
  [visitorsOwn, 'favourites'],
  [visitorsOwn, 'cards'],
  [visitorsOwn, 'card'],
  talksKey,
  [visitorsOwn, 'profile'],
  ['exhibitions'],
  ['exhibitors'],
  ['exhibitor'],
  ['booth'],
  ['schedule'],
  ['notices'],
]

export const isPersisted = (key: QueryKey): boolean =>
  persisted.some((beginning) => beginning.every((part, index) => key[index] === part))

/** What is kept of an answer: a visitor's own token for messages is not, nor the signed address of the picture of their card. */
export const serialise = (data: unknown): string =>
  JSON.stringify(data, (name, value) => {
    if (name === 'rtm_token') return ''
    return name === 'card_image' ? { ...value, url: '' } : value
  })
