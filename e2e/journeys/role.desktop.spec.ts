import type { Page } from '@playwright/test'
import { captchaAfter, fillIn, signIn } from '../support/account.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { ready, say, serveScene } from '../support/scene-documents.ts'
import { addressOf, expect, test, textOf } from '../support/test.ts'

test.use({ role: 'unasked' })

const held = (page: Page) => page.getByRole('region', { name: '正在举办' }).getByRole('link')
const choice = (page: Page) => page.getByRole('heading', { level: 1, name: '您以什么身份入场？' })

test('B-09 a guest who enters from the side panel is asked once, and goes on as a guest', async ({
  page,
}) => {
  await page.goto('/exhibition')
  const place = (await held(page).first().getAttribute('href')) ?? ''
  await held(page).first().click()
  await expect(choice(page)).toBeVisible()
  expect(addressOf(page)).toBe(`/role?${new URLSearchParams({ return: place })}`)
  await expect(page.getByText('接下来前往：')).toBeVisible()
  await page.getByRole('link', { name: '以访客身份逛逛' }).click()
  await expect(page).toHaveURL(place)
  await page.goBack()
  await expect(page).toHaveURL(/\/exhibition$/)
  await held(page).nth(1).click()
  await expect(page).toHaveURL(/\/area\//)
})

test('B-09 B-10 C-11 from the drawer a visitor signs in on the way, and Back leads to the list', async ({
  page,
}) => {
  await page.goto('/exhibition?list=held')
  const card = page.getByRole('dialog').getByRole('article').first()
  const name = await textOf(card.getByRole('heading'))
  await card.getByRole('link').click()
  await expect(choice(page)).toBeVisible()
  const answer = await captchaAfter(page, () => page.getByRole('link', { name: '以观众身份登录' }).click())
  expect(addressOf(page)).toMatch(/^\/login\?role=audience&return=%2Farea%2F/)
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('audience')
  await fillIn(page, answer)
  await expect(page).toHaveURL(/\/area\/\w+\?exhibition_id=\d+&status=0$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/exhibition\?list=held$/)
})

test('B-09 what is chosen in the home’s scene is asked about; menus and direct links are not', async ({
  page,
  context,
}) => {
  await serveScene(context, 'island', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto('/exhibition')
  await say(page, { v: 1, type: 'exhibition', exhibition_id: 21 })
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

test('B-11 an exhibitor leaves for the sign-on with redirect, platform and language', async ({ page }) => {
  await page.goto('/role')
  const way = () => page.getByRole('link', { name: /前往展商登录|exhibitor login/ }).getAttribute('href')
  const query = async () => new URL((await way()) ?? '').searchParams
  expect(new URL((await way()) ?? '').pathname).toBe('/sso')
  expect(new URL((await query()).get('redirect') ?? '').pathname).toBe('/desk')
  expect((await query()).get('platform')).toBe('tradefloor')
  expect((await query()).get('lang')).toBe('zh')
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How are you visiting?' })).toBeVisible()
  expect((await query()).get('lang')).toBe('en')
  await expectAccessible(page)
  await expectGoodShape(page)
})

test('B-15 an exhibitor looks at the sample of a booth before', async ({ page }) => {
  await page.goto('/role')
  await page.getByRole('link', { name: '先看看展位能做成什么样' }).click()
  await expect(page).toHaveURL(/\/companySample$/)
  await expect(page.getByRole('heading', { level: 1, name: '您的展位，可以是这样' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /企业介绍/,
    /宣传视频/,
    /展品/,
    /联系方式/,
    /交换名片/,
    /一对一洽谈/,
  ])
  await expect(page.getByRole('link', { name: '前往展商登录' })).toHaveAttribute('href', /\/sso\?redirect=/)
  await expectAccessible(page)
  await expectGoodShape(page)
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
