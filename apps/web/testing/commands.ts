import { readFile } from 'node:fs/promises'
import { defineBrowserCommand } from '@vitest/browser-playwright'

/** The session's cookie is none that a page could remove. */
export const clearCookies = defineBrowserCommand(({ context }) => context.clearCookies())

/** The next file that the page gives its visitor; to be called before what makes it. */
export const nextDownload = defineBrowserCommand(async ({ page }) => {
  const file = await page.waitForEvent('download')
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
})

interface Point {
  x: number
  y: number
}

/** One finger from place to place of the window, as the browser itself feels it; at one place alone it taps. */
export const finger = defineBrowserCommand(async ({ page, context, iframe }, ...way: Point[]) => {
  const frame = await iframe.owner().boundingBox()
  const inPage = way.map(({ x, y }) => ({ x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) }))
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', inPage.slice(0, 1))
  for (const point of inPage.slice(1)) await touch('touchMove', [point])
  await touch('touchEnd', [])
  await devtools.detach()
})

/** The mouse goes from place to place of the window, and is pressed and released between them. */
export const mouse = defineBrowserCommand(async ({ page, iframe }, ...way: (Point | 'down' | 'up')[]) => {
  const frame = await iframe.owner().boundingBox()
  for (const step of way)
    if (step === 'down') await page.mouse.down()
    else if (step === 'up') await page.mouse.up()
    else await page.mouse.move(step.x + (frame?.x ?? 0), step.y + (frame?.y ?? 0), { steps: 8 })
})

interface Media {
  media?: 'print' | 'screen'
  reducedMotion?: 'reduce' | 'no-preference'
}

/** Whether the page is printed, and what the visitor's system prefers. */
export const emulateMedia = defineBrowserCommand(({ page }, media: Media) => page.emulateMedia(media))

/** Requests to these addresses fail from now on, also those of pictures and films. */
export const failRequests = defineBrowserCommand(({ page }, addresses: string) =>
  page.route(addresses, (route) => route.abort()),
)

export const allowRequests = defineBrowserCommand(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))
