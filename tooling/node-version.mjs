import { text } from './messages.mjs'
import { Refusal } from './refusal.mjs'

const needed = '20.19'

/** @param {string} found */
export function checkNodeVersion(found = process.versions.node) {
  const [major = 0, minor = 0] = found.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number)
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return
  throw new Refusal(text('nodeTooOld', { needed, found }))
}
