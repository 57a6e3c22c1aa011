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
  /** Whose clock an agenda shows. */
  agendaClock: 'agendaClock',
  /** Whether a phone shows exhibitors as a grid or as a list. */
  exhibitorsView: 'exhibitorsView',
  /** The visitor does not want the site on their home screen, or has it there. */
  noInstall: 'noInstall',
  /** Sessions that the visitor wants to be told of before they begin. */
  reminders: 'reminders',
  /** Whose programme was seen last, and where. */
  programme: 'programme',
} as const
export type Kept = keyof typeof keys

/** A browser may refuse its storage: then nothing is kept, and nothing breaks. */
export function keep(what: Kept, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keys[what])
    else localStorage.setItem(keys[what], value)
  } catch {
    // See above.
  }
}

export function kept(what: Kept): string | null {
  try {
    return localStorage.getItem(keys[what])
  } catch {
    return null
  }
}
