import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openSite } from '../../testing/open-site.tsx'
import { signInNewVisitor } from '../../testing/visitor.ts'

const upcoming = page.getByRole('region', { name: '即将举办的展会' })

test('A-03 a desktop’s address leads a phone to its own page, and the query is kept', async () => {
  for (const [desktop, phone] of [
    ['/exhibition?from=card&n=1', '/mobileExhibition?from=card&n=1'],
    ['/area/zhanqu?exhibition_id=34&status=0', '/mobilecomponent?exhibition_id=34&status=0'],
    ['/hzFumao', '/mobilecomponent?exhibition_id=38&status=1'],
  ] as const) {
    await openSite(desktop)
    await expect.poll(address).toBe(phone)
  }
})

test('J-01 the tab bar leads to each main page and marks the one that is open', async () => {
  await openSite('/')
  await expect.poll(address).toBe('/mobileExhibition')
  const bar = page.getByRole('navigation', { name: '主导航' })
  for (const [tab, path] of [
    ['展馆', '/choosePavilion'],
    ['展会', '/mobileExhibitors'],
    ['介绍', '/mobileplateformInfo'],
    ['我的', '/home'],
    ['首页', '/mobileExhibition'],
  ] as const) {
    await bar.getByRole('link', { name: tab }).click()
    await expect.poll(address).toBe(path)
    await expect.element(bar.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('J-02 P-02 with reduced motion the bar of upcoming fairs stands still and is turned by hand', async () => {
  await openSite('/mobileExhibition')
  const link = upcoming.getByRole('link')
  await expect.element(link).toHaveTextContent(/^即将开幕：.+ \d\d-\d\d 开展$/)
  const first = link.element().textContent ?? ''
  await upcoming.getByRole('button', { name: '下一条' }).click()
  await expect.element(link).not.toHaveTextContent(first)
})

test('J-02 P-02 a guest’s way to favourites and cards leads over signing in: soon by itself, at once by a tap', async () => {
  await openSite('/mobileExhibition')
  await page.getByRole('link', { name: '收藏' }).click()
  await expect.element(page.getByText('请先登录后查看收藏')).toBeVisible()
  expect(address()).toBe('/mobileExhibition')
  await expect.poll(address, { timeout: 10_000 }).toBe('/mobileLogin?return=%2Fcollection')
  history.back()
  await page.getByRole('link', { name: '名片夹' }).click()
  // The notice before it may still be there.
  await expect.element(page.getByText('请先登录后查看名片夹')).toBeVisible()
  await page.getByRole('button', { name: '去登录' }).last().click()
  await expect.poll(address).toBe('/mobileLogin?return=%2FcardHolder')
})

test('J-02 a visitor’s icons lead straight to their favourites and cards', async () => {
  await signInNewVisitor()
  for (const [name, path] of [
    ['收藏', '/collection'],
    ['名片夹', '/cardHolder'],
  ] as const) {
    await openSite('/mobileExhibition')
    await page.getByRole('link', { name, exact: true }).click()
    await expect.poll(address).toBe(path)
  }
})

test('J-04 J-05 exhibitions are three tabs of cards; a card leads into the fair and Back to the same tab', async () => {
  await openSite('/mobileExhibitors')
  const tabs = page.getByRole('tab')
  await expect.element(tabs.nth(0)).toHaveTextContent(/^正在举办\d+$/)
  await expect.element(tabs.nth(1)).toHaveTextContent(/^即将举办\d+$/)
  await expect.element(tabs.nth(2)).toHaveTextContent(/^往届回顾\d+$/)
  await tabs.nth(2).click()
  const panel = page.getByRole('tabpanel', { name: /往届回顾/ })
  const card = panel.getByRole('article').first()
  await expect.element(card).toHaveTextContent(/\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d/)
  for (const link of panel.getByRole('article').getByRole('link').elements()) {
    const target = link.getAttribute('href') ?? ''
    const id = Number(new URL(target, location.origin).searchParams.get('exhibition_id'))
    expect([14, 15]).not.toContain(id)
    const hall = [34, 41, 49, 51, 55, 59].includes(id)
    expect(target).toBe(`${hall ? '/mobilecomponent' : '/mobileConsult'}?exhibition_id=${id}&status=0`)
  }
  const name = card.getByRole('heading').element().textContent ?? ''
  await card.getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect.element(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
})

test('J-03 the pavilions have both names and lead into their halls', async () => {
  await openSite('/choosePavilion')
  const cards = page.getByRole('article')
  await expect.element(cards.first()).toHaveTextContent('舟山海岛渔业馆')
  await expect.element(cards.first()).toHaveTextContent('Zhoushan Island Fishery Pavilion')
  const targets = cards
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(targets).toEqual([33, 38, 57, 58, 63].map((id) => `/mobilecomponent?exhibition_id=${id}&status=1`))
})

test('A-06 A-08 an unknown address leads home, where the language is changed and kept', async () => {
  await openSite('/nowhere')
  await page.getByRole('link', { name: '返回首页' }).click()
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toHaveTextContent('Pavilions')
  await openSite('/mobileExhibition')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tradefloor' })).toBeVisible()
})
