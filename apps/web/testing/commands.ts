import { defineBrowserCommand } from '@vitest/browser-playwright'

/** The session's cookie is none that a page could remove. */
export const clearCookies = defineBrowserCommand(({ context }) => context.clearCookies())
