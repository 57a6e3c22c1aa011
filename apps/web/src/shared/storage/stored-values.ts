import { localStore } from '@tradefloor/ui'

// What the browser keeps of a visitor besides the flag of the session. Never a password, never a token.

export const keys = {
  account: 'account',
  autoLogin: 'autoLogin',
  role: 'role',
  guest: 'GUEST_ID',
  user: 'userInfo',
  /** The visitor does not want to be asked again before each exchange of cards. */
  noCardReminder: 'noCardReminder',
  /** Where replays were left, and how they are watched. */
  playPlaces: 'playPlaces',
  captions: 'captions',
  /** Whether a phone shows exhibitors as a grid or as a list. */
  exhibitorsView: 'exhibitorsView',
  /** The visitor does not want the site on their home screen, or has it there. */
  noInstall: 'noInstall',
  /** Whose programme was seen last, and where. */
  programme: 'programme',
} as const
export type StoredName = keyof typeof keys

export const storeValue = (what: StoredName, value: string | null): boolean =>
  localStore.write(keys[what], value)
export const storedValue = (what: StoredName): string | null => localStore.read(keys[what]) ?? null
