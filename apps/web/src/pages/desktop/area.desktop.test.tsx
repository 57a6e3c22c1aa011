import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openSite } from '../../testing/open-site.tsx'
import { textOf, textsOf } from '../../testing/texts.ts'

test.each([
  [21, 'its six buttons', 'img'],
  [25, 'its six buttons', 'heading'],
  [34, 'none of the six buttons', 'heading'],
])('F-02 F-01 exhibition %i has %s, and always the way home', async (exhibition, buttons, besideHome) => {
  const has = buttons === 'its six buttons'
  await openSite(`/area/zhanqu?exhibition_id=${exhibition}`)
  const home = page.getByRole('link', { name: '返回首页' })
  await expect.element(home).toHaveAttribute('href', '/exhibition')
  await expect.element(page.getByRole('button', { name: '全部展商' })).toBeVisible()
  const places = page.getByRole('navigation', { name: '展会场所' })
  const tools = page.getByRole('navigation', { name: '展会服务' })
  await expect
    .element(places.getByRole('link').filter({ hasText: /咨询台|展览厅|会议厅/ }))
    .toHaveLength(has ? 3 : 0)
  await expect
    .poll(() => textsOf(tools.getByRole('link')))
    .toEqual(has ? ['名片夹', '我的收藏', '会议日程'] : [])
  const beside = home.element().nextElementSibling as HTMLElement | null
  await expect.element(beside).toHaveRole(besideHome)
  await home.click()
  await expect.poll(address).toBe('/exhibition')
})

test('S-86 cities beside the list of a hall say how many there are, and narrow it to them', async () => {
  await openSite('/area/zhanqu?exhibition_id=21')
  await page.getByRole('button', { name: '全部展商' }).click()
  const panel = page.getByRole('dialog', { name: '全部展商' })
  await panel.getByRole('button', { name: '全部地区' }).click()
  const column = (name: string) => page.getByRole('list', { name, exact: true })
  await column('省份').getByRole('button', { name: '浙江省' }).click()
  const city = column('城市').getByRole('button', { name: '舟山市' })
  await expect.element(city).toHaveTextContent(/[1-9]\d*$/)
  const count = /\d+$/.exec(await textOf(city))?.[0]
  await city.click()
  await expect.element(panel).toHaveTextContent(`共 ${count} 家`)
})
