import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { postFromScene, ready, serveScene } from '../support/scene-documents.ts'
import { addressOf, expect, test } from '../support/test.ts'

test.use({ role: 'unasked' })

const choice = (page: Page) => page.getByRole('heading', { level: 1, name: '您以什么身份入场？' })

test('B-09 what is chosen in the home’s scene is asked about; menus and direct links are not', async ({
  page,
  context,
}) => {
  await serveScene(context, 'island', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto('/exhibition')
  await postFromScene(page, { v: 1, type: 'exhibition', exhibition_id: 21 })
  await expect(choice(page)).toBeVisible()
  expect(addressOf(page)).toContain('exhibition_id%3D21')

  const menu = page.getByRole('banner').getByRole('navigation')
  await menu.getByRole('button', { name: '展会' }).click()
  await menu
    .getByRole('listitem')
    .getByRole('link', { name: /国际海洋渔业/ })
    .click()
  await expect(page).toHaveURL(/\/area\/consult\?exhibition_id=21/)
  await page.goto('/area/zhanqu?exhibition_id=34&status=0')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(addressOf(page)).toBe('/area/zhanqu?exhibition_id=34&status=0')
})

/** As where the organiser has named the outside site of pavilion 33. */
async function withOutsideSite(page: Page) {
  const site = 'https://pavilion.example/in'
  await page.route(/\/(exhibition|login)(\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"zhoushan":null', `"zhoushan":"${site}"`)
    return route.fulfill({ response: answer, body })
  })
  await page.route(`${site}**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>outside</title>' }),
  )
  return site
}

test.describe('a pavilion outside', () => {
  // A document that a journey has changed is from nowhere to the browser, which then opens no socket to this machine.
  test.use({ expectedErrors: [/\/rtm' failed: .*LOCAL_NETWORK_ACCESS_CHECKS/] })

  test('D-04 pavilion 33 is outside: guests go there as they are, visitors with a ticket', async ({
    page,
  }) => {
    const site = await withOutsideSite(page)
    const enter = async () => {
      const menu = page.getByRole('banner').getByRole('navigation')
      await menu.getByRole('button', { name: '展馆' }).click()
      await menu.getByRole('link', { name: /舟山海岛渔业馆/ }).click()
      await expect(page).toHaveTitle('outside')
      return page.url()
    }
    await page.goto('/exhibition')
    expect(await enter()).toBe(site)
    await signIn(page, '/login')
    // The page that one came to takes the focus, and a menu opened before would close.
    await expect(page.getByRole('region', { name: '正在举办' })).toBeVisible()
    expect(await enter()).toMatch(/^https:\/\/pavilion\.example\/in\?sso_ticket=[\w-]{16,}$/)
  })
})
