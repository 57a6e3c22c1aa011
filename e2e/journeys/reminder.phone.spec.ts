import { test } from '../support/network-proxy.ts'
import { goOffline, siteStored } from '../support/offline.ts'
import { expect } from '../support/test.ts'

test('F-08 J-15 on a phone that lets only a worker tell, a session that begins is told of by the device, without a network too', async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    // As Android's browsers do.
    const refused = () => {
      throw new TypeError('Illegal constructor')
    }
    const permission = { get: () => 'granted' }
    window.Notification = Object.defineProperty(
      new Proxy(window.Notification, { construct: refused }),
      'permission',
      permission,
    )
    const given: unknown[] = []
    Object.assign(window, { given })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void given.push([title, options?.data])
  })
  await page.goto('/choosePavilion')
  await siteStored(page)
  await page.evaluate(() => {
    const startsAt = new Date(Date.now() + 4 * 60_000).toISOString()
    const reminder = { id: 1, exhibitionId: 21, hallId: 2, startsAt, title: '远洋冷链', title_en: '' }
    localStorage.setItem('reminders', JSON.stringify([reminder]))
  })
  await goOffline(page, network)
  await page.reload()
  await expect(page.getByText('远洋冷链 将在 4 分钟后开始')).toBeVisible()
  // A browser without windows shows no notices of a device; it says what it was given.
  const given = () => page.evaluate(() => (window as unknown as { given: unknown[] }).given)
  await expect
    .poll(given)
    .toEqual([['远洋冷链 将在 4 分钟后开始', { address: '/mobileSmallconference?exhibition_id=21' }]])
})
