import { type BrowserContext, expect, type Page } from '@playwright/test'

/** A document that a journey puts in the place of a scene. `says` is what it posts, in order, as soon as it runs. */
export interface SceneDocument {
  says?: readonly unknown[]
}

/** The script keeps what it hears in `heard`, so that a journey can ask. */
const html = ({ says = [] }: SceneDocument) => `<!doctype html>
<html lang="zh"><title>scene</title><body><script>
  window.heard = []
  addEventListener('message', ({ data }) => window.heard.push(data))
  for (const message of ${JSON.stringify(says)}) parent.postMessage(message, location.origin)
</script></body></html>`

/** Serves it for every scene of that name, and counts how often it was asked for. */
export async function serveScene(context: BrowserContext, name: string, document: SceneDocument) {
  const asked: URL[] = []
  await context.route(`**/scene/${name}?*`, (route) => {
    asked.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(document) })
  })
  return asked
}

export const ready = { v: 1, type: 'ready', view: 'picture' }

/** Lets the scene in the page's frame say something, as soon as it is seen. */
export async function postFromScene(page: Page, message: unknown) {
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  const scene = page.frames().find((frame) => frame.parentFrame())
  await scene?.evaluate((words) => parent.postMessage(words, location.origin), message)
}

/** A hand moves until the scene that rests has heard of it. */
export const moveMouse = (page: Page) =>
  expect(async () => {
    await page.mouse.move(700, 200)
    await page.mouse.move(710, 210)
    await expect(page.locator('iframe')).toBeAttached({ timeout: 500 })
  }).toPass()
