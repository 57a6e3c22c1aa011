import type { Page } from '@playwright/test'
import type { NetworkProxy } from './network-proxy.ts'
import { expect } from './test.ts'

/** Waits until the browser keeps the site. It would begin by itself a few seconds later. */
export async function siteStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('offline'))
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Waits until an answer that names something is written down in this browser. */
export async function replyStored(page: Page, words: string): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect.poll(async () => JSON.stringify(await storedRows(page, 'tradefloor-answers'))).toContain(words)
}

/** What one of the site's databases holds. */
export const storedRows = (page: Page, database: string): Promise<unknown[]> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return []
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const opened = await done(indexedDB.open(name))
    try {
      if (opened.objectStoreNames.length === 0) return []
      return await done<unknown[]>(opened.transaction('rows').objectStore('rows').getAll())
    } finally {
      opened.close()
    }
  }, database)

export async function goOffline(page: Page, network: NetworkProxy): Promise<void> {
  network.shut()
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, network: NetworkProxy): Promise<void> {
  network.open()
  await page.context().setOffline(false)
}
