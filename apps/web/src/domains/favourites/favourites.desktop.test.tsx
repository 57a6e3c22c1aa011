import {
  listCompanyFavourites,
  listDocumentFavourites,
  listProductFavourites,
  listVideoFavourites,
} from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, forgetReplies } from '../../testing/replies.ts'
import { captchaAfter, fillIn } from '../../testing/sign-in-form.ts'
import { registerNewVisitor, signInNewVisitor } from '../../testing/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const panel = page.getByRole('dialog')
const said = (text: string) => expect.element(page.getByRole('status').getByText(text)).toBeVisible()
const starsIn = (where: Locator) => where.getByRole('button', { name: /^收藏 / })

async function turn(star: Locator, on: boolean) {
  await star.click()
  await said(on ? '收藏成功' : '已取消收藏')
  await expect.element(star).toHaveAttribute('aria-pressed', String(on))
}

test('N-01 G-02 L-03 a guest is told to log in, and finds the star on afterwards', async () => {
  const visitor = await registerNewVisitor()
  await openSite('/area/zhanqu?exhibition_id=34&status=0&list=exhibitors&word=海')
  const star = starsIn(page.getByRole('dialog', { name: '全部展商' })).first()
  await star.click()
  await said('请先登录再收藏')
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  const code = await captchaAfter(() => page.getByRole('button', { name: '去登录' }).click())
  await fillIn(code, visitor)

  await said('收藏成功：您刚才选中的展商')
  await expect.poll(address).toContain('/area/zhanqu?exhibition_id=34')
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await turn(star, false)
  await openSite(address())
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
})

/** A notice is there, and lies on no part of the control. */
async function expectUncovered(control: Locator) {
  const pills = page.getByCss('#notices > div')
  await expect.element(pills.first()).toBeVisible()
  const isFree = () => {
    const own = control.element().getBoundingClientRect()
    return pills.elements().every((pill) => {
      const { left, right, top, bottom } = pill.getBoundingClientRect()
      return right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom
    })
  }
  await expect.poll(isFree, { message: 'the notice leaves what was pressed free' }).toBe(true)
}

test.each([
  [1440, 900],
  [1024, 700],
  [720, 450],
])('S-72 a notice leaves the star that was pressed free at %i×%i', async (width, height) => {
  await page.viewport(width, height)
  // A guest is taken to the login before the notice has been looked at.
  await signInNewVisitor()
  await openSite(`/area/ztDetail?${booth}`)
  const own = starsIn(page.getByRole('main')).first()
  await own.click()
  await expectUncovered(own)
  await openSite(`/area/ztDetail/product?${booth}`)
  const ofProduct = starsIn(panel).first()
  await ofProduct.click()
  await expectUncovered(ofProduct)
})

test('N-01 H-04 a guest who presses the star of an exhibit or a film is warned and taken to log in', async () => {
  for (const path of ['/area/ztDetail/product', '/area/ztDetail/videoList']) {
    const place = `${path}?${booth}`
    await openSite(place)
    await starsIn(panel).first().click()
    await said('请先登录再收藏')
    await expect.poll(address).toBe(`/login?${new URLSearchParams({ return: place })}`)
  }
})

test('L-02 O-07 H-04 a film, a paper and an exhibitor that was searched for are favourited', async () => {
  const { call } = await signInNewVisitor()
  for (const place of [
    `/area/ztDetail/videoList?${booth}`,
    '/area/consult/consultPdf?exhibition_id=21&status=0',
    '/plateformInfo?find=100&find_search=海',
  ]) {
    await openSite(place)
    await turn(starsIn(panel).first(), true)
  }
  expect((await call(listVideoFavourites)).count).toBe(1)
  expect((await call(listDocumentFavourites)).count).toBe(1)
  expect((await call(listCompanyFavourites)).count).toBe(1)
})

test('P-07 L-02 a paper on a page that names no exhibition is kept all the same', async () => {
  const { call } = await signInNewVisitor()
  await openSite('/documentView')
  await turn(starsIn(page.getByRole('main')).first(), true)
  expect((await call(listDocumentFavourites)).count).toBe(1)
})

test('L-02 H-05 a star that the server refuses goes off again, with its sentence; every star of an exhibit knows of it', async () => {
  const { call } = await signInNewVisitor()
  await openSite(`/area/ztDetail/product?${booth}`)
  const star = starsIn(panel).first()
  changeReply(/exh_product\/mark/, () =>
    Response.json({ res: 0, mes: '', errMes: '今天不能收藏', errCode: 1 }, { status: 400 }),
  )
  await star.click()
  await said('今天不能收藏')
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  forgetReplies()
  await turn(star, true)
  expect((await call(listProductFavourites)).count).toBe(1)

  const name = star.element().getAttribute('aria-label')?.replace('收藏 ', '') ?? ''
  await panel.getByRole('link', { name }).click()
  const same = panel.getByRole('button', { name: `收藏 ${name}` })
  await expect.element(same).toHaveTextContent('已收藏')
  await turn(same, false)
  expect((await call(listProductFavourites)).count).toBe(0)
})
