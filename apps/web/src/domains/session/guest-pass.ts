const key = 'guestPass'

/** Kept here too, for browsers that refuse their storage. */
let passed = false

/** A visitor who chose to look around as a guest is not asked again until the tab is closed. */
export function passAsGuest(): void {
  passed = true
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // See above.
  }
}

export function passesAsGuest(): boolean {
  if (passed) return true
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
