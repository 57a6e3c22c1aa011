import type { Locator } from 'vitest/browser'

/** What an element says, as soon as it is there. */
export const textOf = async (target: Locator) => ((await target.findElement()).textContent ?? '').trim()

/** What all of them say now. */
export const textsOf = (targets: Locator) =>
  targets.elements().map((element) => (element.textContent ?? '').trim())

/** Where all of them lead now. */
export const targetsOf = (links: Locator) => links.elements().map((link) => link.getAttribute('href') ?? '')
