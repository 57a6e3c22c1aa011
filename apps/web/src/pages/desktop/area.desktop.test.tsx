import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openSite } from '../../testing/open-site.tsx'
import { textsOf } from '../../testing/texts.ts'

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
