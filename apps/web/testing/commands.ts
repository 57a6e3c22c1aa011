import { readFile } from 'node:fs/promises'
import { defineBrowserCommand } from '@vitest/browser-playwright'

/** The session's cookie is none that a page could remove. */
export const clearCookies = defineBrowserCommand(({ context }) => context.clearCookies())

/** The next file that the page gives its visitor; to be called before what makes it. */
export const nextDownload = defineBrowserCommand(async ({ page }) => {
  const file = await page.waitForEvent('download')
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
})
