import { addressOf, expect, test } from '../support/test.ts'

test('A-04 A-02 on the special host a phone lands at its exhibition, the authcode kept', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"special_host":null/, '"special_host":"localhost"')
      await route.fulfill({ response, body })
    },
  )
  await page.goto('/?authcode=abc')
  await expect.poll(() => addressOf(page)).toBe('/mobileIslandZhouShan?exhibition_id=33&authcode=abc')
  await expect(page.getByRole('heading', { level: 1, name: '舟山海岛渔业馆' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'WebGL' })).toBeVisible()
})
