import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectGoodShape } from '../testing/look.ts'
import { address, openSite } from '../testing/open-site.tsx'
import { textOf } from '../testing/texts.ts'

const heading = page.getByRole('heading', { level: 1 })

test('A-03 a phone’s address leads a desktop to its own page, the query kept', async () => {
  for (const [phone, desktop] of [
    ['/mobileExhibition?from=card&n=1', '/exhibition?from=card&n=1'],
    ['/mobileConsult?exhibition_id=21&status=0', '/area/consult?exhibition_id=21&status=0'],
    ['/mobileplateformInfo', '/plateformInfo'],
  ] as const) {
    await openSite(phone)
    await expect.poll(address).toBe(desktop)
  }
})

test('B-14 /index leads home and /exhibitionView shows 33 when it names none', async () => {
  await openSite('/index')
  await expect.poll(address).toBe('/exhibition')
  await openSite('/exhibitionView')
  await expect.element(page.getByRole('heading', { level: 1, name: '舟山海岛渔业馆' })).toBeVisible()
})

test('B-13 every fixed page shows its exhibition', async () => {
  const names = new Set<string>()
  for (const path of [
    '/islandAgricultural',
    '/hzFumao',
    '/chukou2021',
    '/chukou2022',
    '/chukouXl2022',
    '/sppl',
    '/beltRoad',
    '/uzi',
    '/islandZhouShan',
    '/shuzijiaoyu',
    '/spain',
  ]) {
    await openSite(path)
    await expect.element(heading).toBeVisible()
    names.add(await textOf(heading))
  }
  expect(names.size).toBe(11)
})

test('A-02 every navigation sets the title', async () => {
  await openSite('/exhibition')
  const home = '云展 Tradefloor - 全球数字贸易云上展会'
  const title = () => document.title
  await expect.poll(title).toBe(home)
  await page.getByRole('banner').getByRole('link', { name: '平台介绍' }).click()
  await expect.poll(title).toBe(`平台介绍 - ${home}`)
  await page.getByRole('link', { name: '首页', exact: true }).click()
  await expect.poll(title).toBe(home)
})

test('A-08 an unknown address says so and leads home', async () => {
  await openSite('/no/such/page')
  await expect.element(page.getByRole('heading', { level: 1, name: '这里没有页面' })).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect.poll(address).toBe('/exhibition')
})

test('A-05 a visitor with an authcode is asked to switch on WebGL until he dismisses it', async () => {
  await openSite('/exhibition?authcode=abc')
  const notice = page.getByRole('status').filter({ hasText: 'WebGL' })
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: '展会列表' }).click()
  await expect.element(page.getByRole('dialog').getByRole('tab', { selected: true })).toHaveFocus()
  await expect.element(notice).toHaveTextContent('WebGL')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '关闭提示' }).click()
  await expect.element(page.getByText('WebGL')).not.toBeInTheDocument()
  await openSite('/plateformInfo?authcode=abc')
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByText('WebGL')).not.toBeInTheDocument()
})

test.each(['?exhibition_id=999999', '?exhibition_id=abc', '?exhibition_id=-1', ''])(
  'K-17 /area/consult%s says that there is no such exhibition and leads on',
  async (query) => {
    await openSite(`/area/consult${query}`)
    await expect.element(page.getByRole('heading', { level: 1, name: '没有找到这个展会' })).toBeVisible()
    await page.getByRole('link', { name: '去看展会列表' }).click()
    await expect.poll(address).toBe('/exhibition?list=held')
  },
)

test('B-03 the footer leads to what holds here, in both languages', async () => {
  await openSite('/exhibition')
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私说明' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '隐私说明' })).toBeVisible()
  await expect.element(page.getByText('30 天后删除')).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: '用户协议' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible()
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await expectGoodShape()
})
