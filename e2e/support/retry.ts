import type { Page, Route } from '@playwright/test'

/**
 * Fails requests until 重试 is pressed. Pages ask again by themselves too: who mends the network a moment before the
 * press may find that there is nothing left to press.
 */
export async function failUntilRetried(
  page: Page,
  address: Parameters<Page['route']>[0],
  fail: (route: Route) => Promise<void>,
) {
  await page.addInitScript(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button')?.textContent === '重试')
        performance.mark('retried')
    }
    addEventListener('click', onClick, { capture: true })
  })
  const isRetried = () => page.evaluate(() => performance.getEntriesByName('retried').length > 0)
  await page.route(address, async (route) => ((await isRetried()) ? route.fallback() : fail(route)))
}
