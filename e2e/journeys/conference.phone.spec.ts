import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'

test('J-11 Q-04 the 3D hall of a phone leads to what it shows, to the other hall and back to the player', async ({
  page,
}) => {
  await page.goto('/mobileBigconference?exhibition_id=21')
  await page.getByRole('button', { name: '三维会场' }).tap()
  await expect(page).toHaveURL(/\/mobileBigconference\?.*room=1/)
  const place = (name: string) => page.frameLocator('iframe').locator(`.list [data-place="${name}"]`)
  await expect(place('screen')).toBeVisible()
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await place('door').tap()
  await expect(page).toHaveURL(/\/mobileSmallconference\?.*room=1/)
  await place('guests').tap()
  await expect(page.getByRole('dialog', { name: '会议嘉宾' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '返回播放器' }).tap()
  await expect(page).toHaveURL(/\/mobileSmallconference\?(?!.*room=)/)
  await expect(page.getByRole('button', { name: '三维会场' })).toBeVisible()
})

test('J-10 J-11 from a hall to the schedule goes the exhibition alone', async ({ page }) => {
  await page.goto('/mobileBigconference?exhibition_id=21&play=9005&t=3&room=1')
  await page.frameLocator('iframe').locator('.list [data-place="agenda"]').tap()
  await expect(page).toHaveURL(/\/schedule\?/)
  expect(addressOf(page)).toBe('/schedule?exhibition_id=21')
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-active]') })
      .first(),
  ).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
})
