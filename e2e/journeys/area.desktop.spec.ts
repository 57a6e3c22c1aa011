import { expect, test } from '../support/test.ts'

for (const [exhibition, { buttons, logo }] of [
  [21, { buttons: true, logo: true }],
  [25, { buttons: true, logo: false }],
  [34, { buttons: false, logo: false }],
] as const)
  test(`F-02 F-01 exhibition ${exhibition} has ${buttons ? 'its six buttons' : 'none of the six buttons'}, and always the way home`, async ({
    page,
  }) => {
    await page.goto(`/area/zhanqu?exhibition_id=${exhibition}`)
    const home = page.getByRole('link', { name: '返回首页' })
    await expect(home).toHaveAttribute('href', '/exhibition')
    await expect(page.getByRole('button', { name: '全部展商' })).toBeVisible()
    const places = page.getByRole('navigation', { name: '展会场所' })
    const tools = page.getByRole('navigation', { name: '展会服务' })
    await expect(places.getByRole('link').filter({ hasText: /咨询台|展览厅|会议厅/ })).toHaveCount(
      buttons ? 3 : 0,
    )
    await expect(tools.getByRole('link')).toHaveText(buttons ? ['名片夹', '我的收藏', '会议日程'] : [])
    await expect(home.locator('xpath=following-sibling::*[1]')).toHaveRole(logo ? 'img' : 'heading')
    await home.click()
    await expect(page).toHaveURL(/\/exhibition$/)
  })
