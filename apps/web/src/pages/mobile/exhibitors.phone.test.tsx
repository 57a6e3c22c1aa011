import { createClient, loadConfig } from '@tradefloor/client'
import { firstAnswersId, getExhibition, listExhibitors, questionOf } from '@tradefloor/contract'
import { firstExhibitorsQuery } from '@tradefloor/rules'
import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, requestsTo } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const hall = '/mobilezhanquExhibitor?exhibition_id=34'
const tiles = page.getByRole('main').getByRole('list').first().getByRole('listitem')
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

test('J-07 N-01 a tile’s star is the visitor’s own, and a guest is told to log in', async () => {
  await openSite(hall)
  await tiles
    .first()
    .getByRole('button', { name: /^收藏 / })
    .click()
  await expect.element(page.getByText('请先登录后收藏')).toBeVisible()
  await expect.poll(address).toMatch(/^\/mobileLogin\?return=/)
  await signInNewVisitor()
  // What the guest wanted to keep waits for whoever signs in through the form.
  sessionStorage.clear()
  await openSite(hall)
  const star = tiles.nth(1).getByRole('button', { name: /^收藏 / })
  await star.click()
  await expect.element(page.getByText('收藏成功', { exact: true })).toBeVisible()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await openSite(hall)
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
})

test('J-14 a pull down from the top asks anew; a swipe up or across does not', async () => {
  const firstPages = () => requestsTo(/\/web\/exhibitor\?.*page=1&|\/web\/exhibitor\?.*page=1$/).length
  await openSite(hall)
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(0)
  await expect.poll(() => requestsTo(/\/web\/exhibitor\?/).length).toBeGreaterThan(1)
  const known = firstPages()
  expect(known).toBeGreaterThan(0)
  const way = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    Array.from({ length: 13 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / 12,
      y: from.y + ((to.y - from.y) * step) / 12,
    }))
  // Not so far across that the browser itself goes back.
  await commands.finger(...way({ x: 180, y: 300 }, { x: 230, y: 320 }))
  await commands.finger(...way({ x: 200, y: 500 }, { x: 200, y: 480 }))
  // What the finger set in motion may still come to rest after the first try.
  let rests = 0
  await expect
    .poll(
      () => {
        rests = window.scrollY === 0 ? rests + 1 : 0
        window.scrollTo(0, 0)
        return rests
      },
      { interval: 100 },
    )
    .toBeGreaterThan(2)
  expect(firstPages()).toBe(known)
  await commands.finger(...way({ x: 200, y: 200 }, { x: 200, y: 520 }))
  await expect.poll(firstPages).toBe(known + 1)
  await expect.element(page.getByRole('status').filter({ hasText: '已更新' })).toBeInTheDocument()
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(0)
})

test('J-14 O-08 what does not come says why at the end of the list and is tried again', async () => {
  let isBroken = true
  changeReply(/\/web\/exhibitor$/, (request, answer) =>
    isBroken && new URL(request.url).searchParams.get('page') === '2'
      ? Response.json({ res: 0, mes: '服务正忙，请稍后再试', errMes: '' }, { status: 503 })
      : answer(),
  )
  await openSite(hall)
  const row = page.getByRole('alert')
  await expect.element(row).toHaveTextContent('服务正忙，请稍后再试')
  expect(tiles.elements()).toHaveLength(10)
  isBroken = false
  await row.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(10)
  await expect.element(row).not.toBeInTheDocument()
})

test('J-14 a list that is over says so, and a short one need not', async () => {
  await openSite('/mobilezhanquExhibitor?exhibition_id=41')
  const end = page.getByText(/^已经到底了，共 \d+ 项$/)
  await expect
    .poll(() => {
      toEnd()
      return end.query()
    })
    .not.toBeNull()
  const count = Number(/\d+/.exec(await textOf(end))?.[0])
  await expect.element(tiles).toHaveLength(count)
  await openSite('/choosePavilion')
  await expect.element(page.getByRole('article')).toHaveLength(5)
  await expect.element(end).not.toBeInTheDocument()
})

test('J-04 J-05 a list of exhibitions is found again where it was left, and another tab begins at its top', async () => {
  await openSite('/mobileExhibitors')
  const cards = page.getByRole('article')
  await expect.element(cards.nth(5)).toBeVisible()
  cards.nth(5).element().scrollIntoView({ block: 'center' })
  const y = Math.round(window.scrollY)
  expect(y).toBeGreaterThan(500)
  await cards.nth(5).getByRole('link').click()
  await expect.poll(address).toMatch(/^\/(mobileConsult|mobilecomponent)\?exhibition_id=\d+&status=0$/)
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(address).toBe('/mobileExhibitors')
  await expect.poll(() => Math.round(window.scrollY)).toBe(y)
  await page.getByRole('tab', { name: /往届回顾/ }).click()
  await expect.element(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  expect(window.scrollY).toBe(0)
})

test.each([
  ['zh', 844],
  ['en', 640],
] as const)('J-07 A-07 the exhibitors fit a small phone in %s', async (language, height) => {
  await page.viewport(360, height)
  await openSite(hall, { language })
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(0)
  await expectGoodShape()
  expectTouchTargets()
  await expectAccessible()
})

/** What the server writes into the document of an exhibition's list of exhibitors. */
async function bringExhibitors(id: number) {
  const client = createClient({ config: await loadConfig(document), language: () => 'zh' })
  const params = { id }
  const query = firstExhibitorsQuery(id)
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = firstAnswersId
  script.textContent = JSON.stringify({
    [questionOf(getExhibition, params, undefined)]: await client.call(getExhibition, { params }),
    [questionOf(listExhibitors, undefined, query)]: await client.call(listExhibitors, { query }),
  })
  document.body.append(script)
  onTestFinished(() => script.remove())
}

test('S-110 a phone’s list of exhibitors that came with the page is shown without asking for it', async () => {
  await bringExhibitors(34)
  const firstPages = () => requestsTo(/\/web\/exhibitor\?.*page=1(?:&|$)/).length
  const known = firstPages()
  await openSite(hall)
  await expect.element(tiles.nth(5)).toBeVisible()
  expect(firstPages()).toBe(known)
})
