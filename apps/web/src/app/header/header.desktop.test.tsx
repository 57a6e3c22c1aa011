import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { targetsOf, textsOf } from '../../testing/texts.ts'

const banner = page.getByRole('banner')
const menu = banner.getByRole('navigation')
const items = menu.getByRole('listitem')

/** Opens a menu and says where its items lead. */
async function menuOf(name: string) {
  await menu.getByRole('button', { name }).click()
  await expect.element(items.first()).toBeVisible()
  return targetsOf(items.getByRole('link'))
}
const exhibitionOf = (target: string) => new URL(target, location.origin).searchParams.get('exhibition_id')

test('D-01 the menus of the desktop, the company services in Chinese only', async () => {
  await openSite('/exhibition')
  await expect.poll(() => textsOf(menu.getByRole('link'))).toEqual(['首页', '平台介绍'])
  await expect.poll(() => textsOf(menu.getByRole('button'))).toEqual(['展馆', '展会', '往届回顾', '商企服务'])
  await menu.getByRole('button', { name: '商企服务' }).click()
  await menu.getByRole('button', { name: '原产地证书申请' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: '暂未开放' })).toBeVisible()
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect
    .poll(() => textsOf(menu.getByRole('button')))
    .toEqual(['Pavilions', 'Exhibitions', 'Past exhibitions'])
})

test('D-02 D-03 D-04 D-05 D-06 D-07 each menu leaves out what it has to and leads to the page of each fair', async () => {
  await openSite('/exhibition')
  expect(await menuOf('展馆')).toEqual([
    '/islandZhouShan',
    '/hzFumao',
    '/chukou2022',
    '/chukouXl2022',
    '/sppl',
    '/beltRoad',
  ])
  await userEvent.keyboard('{Escape}')

  const held = await menuOf('展会')
  expect(held.length).toBeGreaterThan(2)
  for (const target of held) {
    const id = Number(exhibitionOf(target) ?? 55)
    expect([76, 77, 79]).not.toContain(id)
    if (id === 55) expect(target).toBe('/uzi')
    else if ([41, 34, 49, 51, 80, 81].includes(id))
      expect(target).toBe(`/area/zhanqu?exhibition_id=${id}&status=0`)
    else expect(target).toBe(`/area/consult?exhibition_id=${id}&status=0`)
  }
  await userEvent.keyboard('{Escape}')

  const review = await menuOf('往届回顾')
  expect(review.length).toBeGreaterThan(2)
  for (const target of review) {
    const id = Number(exhibitionOf(target))
    expect([15, 14, 62]).not.toContain(id)
    const hall = [34, 41, 55, 51, 49, 59, 65, 80, 81].includes(id)
    expect(target).toBe(`/area/${hall ? 'zhanqu' : 'consult'}?exhibition_id=${id}&status=0`)
  }
})

test('D-01 a menu closes with Escape, gives the focus back, and closes when the visitor goes elsewhere', async () => {
  await openSite('/exhibition')
  const opener = menu.getByRole('button', { name: '展馆' })
  await opener.click()
  await expect.element(items.first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  await items.getByRole('link').nth(1).click()
  await expect.poll(address).toBe('/hzFumao')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
})

test.each([1280, 1100, 1024])(
  'D-01 at %i px nothing of the header is lost, and what folds away is in the menu of the rest',
  async (width) => {
    await page.viewport(width, 720)
    await openSite('/exhibition')
    for (const [rest, review, hidden, english] of [
      ['更多', '往届回顾', '平台介绍', false],
      ['More', 'Past exhibitions', 'Introduction', true],
    ] as const) {
      if (english) await page.getByRole('button', { name: 'EN English' }).click()
      await expect.element(menu.getByRole('button', { name: rest })).toBeVisible()
      await expect.element(menu.getByRole('button', { name: review })).not.toBeInTheDocument()
      const outside = [...banner.element().querySelectorAll('a, button, input')].filter((part) => {
        const { width: wide, right } = part.getBoundingClientRect()
        return wide > 0 && right > window.innerWidth
      })
      expect(outside).toHaveLength(0)
      await menu.getByRole('button', { name: rest }).click()
      await expect.element(items.first()).toBeVisible()
      await expect.element(menu.getByRole('paragraph').filter({ hasText: review })).toBeVisible()
      // Either in the bar or in the menu, and never in both.
      await expect.element(menu.getByRole('link', { name: hidden })).toHaveLength(1)
      if (!english) await expect.element(menu.getByRole('button', { name: '原产地证书申请' })).toBeVisible()
      await expectGoodShape()
      await userEvent.keyboard('{Escape}')
    }
  },
)
