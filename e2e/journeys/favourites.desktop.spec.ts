import type { Locator, Page } from '@playwright/test'
import {
  listCompanyFavourites,
  listDocumentFavourites,
  listProductFavourites,
  listVideoFavourites,
} from '@tradefloor/contract'
import { captchaAfter, fillIn } from '../support/account.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const says = (page: Page, text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible()
const starsIn = (where: Locator) => where.getByRole('button', { name: /^收藏 / })

async function turn(page: Page, star: Locator, on: boolean) {
  await star.click()
  await says(page, on ? '收藏成功' : '已取消收藏')
  await expect(star).toHaveAttribute('aria-pressed', String(on))
}

test('N-01 G-02 L-03 a guest is told to log in, and finds the star on afterwards', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL })
  const visitor = await newVisitor(await elsewhere.newPage())
  await elsewhere.close()

  await page.goto('/area/zhanqu?exhibition_id=34&status=0&list=exhibitors&word=海')
  const panel = page.getByRole('dialog', { name: '全部展商' })
  const star = starsIn(panel).first()
  await star.click()
  await says(page, '请先登录再收藏')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  const answer = await captchaAfter(page, () => page.getByRole('button', { name: '去登录' }).click())
  await fillIn(page, answer, visitor.phone, visitor.password)

  await says(page, '收藏成功：您刚才选中的展商')
  await expect.poll(() => addressOf(page)).toContain('/area/zhanqu?exhibition_id=34')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await turn(page, star, false)
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

/** A notice is there, and lies on no part of the control. */
async function expectUncovered(page: Page, control: Locator) {
  await expect(page.locator('#notices > div').first()).toBeVisible()
  const isFree = () =>
    control.evaluate((button) => {
      const own = button.getBoundingClientRect()
      return [...document.querySelectorAll('#notices > div')].every((pill) => {
        const { left, right, top, bottom } = pill.getBoundingClientRect()
        return right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom
      })
    })
  await expect.poll(isFree, 'the notice leaves what was pressed free').toBe(true)
}

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
  [720, 450],
] as const)
  test(`S-72 a notice leaves the star that was pressed free at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    // A guest is taken to the login before the notice has been looked at.
    await newVisitor(page)
    await page.goto(`/area/ztDetail?${booth}`)
    const own = starsIn(page.getByRole('main')).first()
    await own.click()
    await expectUncovered(page, own)
    await page.goto(`/area/ztDetail/product?${booth}`)
    const exhibits = starsIn(page.getByRole('dialog'))
    await exhibits.first().click()
    await expectUncovered(page, exhibits.first())
  })

for (const [what, path] of [
  ['an exhibit', '/area/ztDetail/product'],
  ['a film', '/area/ztDetail/videoList'],
] as const)
  test(`N-01 H-04 a guest who presses the star of ${what} is warned and taken to log in`, async ({
    page,
  }) => {
    const place = `${path}?${booth}`
    await page.goto(place)
    await starsIn(page.getByRole('dialog')).first().click()
    await says(page, '请先登录再收藏')
    await expect.poll(() => addressOf(page)).toBe(`/login?${new URLSearchParams({ return: place })}`)
  })

test('L-02 O-07 H-04 a film, a paper and an exhibitor that was searched for are favourited', async ({
  page,
}) => {
  const visitor = await newVisitor(page)
  const panel = page.getByRole('dialog')
  for (const address of [
    `/area/ztDetail/videoList?${booth}`,
    '/area/consult/consultPdf?exhibition_id=21&status=0',
    '/plateformInfo?find=100&find_word=海',
  ]) {
    await page.goto(address)
    await turn(page, starsIn(panel).first(), true)
  }
  for (const call of [listVideoFavourites, listDocumentFavourites, listCompanyFavourites])
    expect((await visitor.call<unknown, unknown, unknown, { count: number }>(call)).count).toBe(1)
})

test('P-07 L-02 a paper on a page that names no exhibition is kept all the same', async ({ page }) => {
  const visitor = await newVisitor(page)
  await page.goto('/documentView')
  await turn(page, starsIn(page.getByRole('main')).first(), true)
  expect((await visitor.call(listDocumentFavourites)).count).toBe(1)
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('L-02 H-05 a star that the server refuses goes off again, with its sentence; every star of an exhibit knows of it', async ({
    page,
  }) => {
    const visitor = await newVisitor(page)
    await page.goto(`/area/ztDetail/product?${booth}`)
    const panel = page.getByRole('dialog')
    const star = starsIn(panel).first()
    const mark = /exh_product\/mark/
    await page.route(mark, (route) =>
      route.fulfill({ status: 400, json: { res: 0, mes: '', errMes: '今天不能收藏', errCode: 1 } }),
    )
    await star.click()
    await says(page, '今天不能收藏')
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(mark)
    await turn(page, star, true)
    expect((await visitor.call(listProductFavourites)).count).toBe(1)

    const name = (await star.getAttribute('aria-label'))?.replace('收藏 ', '') ?? ''
    await panel.getByRole('link', { name }).click()
    const same = panel.getByRole('button', { name: `收藏 ${name}` })
    await expect(same).toHaveText('已收藏')
    await turn(page, same, false)
    expect((await visitor.call(listProductFavourites)).count).toBe(0)
  })
})
