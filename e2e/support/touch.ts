import type { Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** One finger from one place to another, as the browser itself feels it. */
export async function swipe(page: Page, from: Point, to: Point, steps = 12) {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= steps; step++)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
    ])
  await touch('touchEnd', [])
  await devtools.detach()
}
