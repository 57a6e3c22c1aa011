import { fillIn, openSignIn } from '../support/account.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'

test('C-01 C-11 on a phone one signs in at /mobileLogin and comes back to where one was', async ({
  page,
}) => {
  const place = '/mobilezhanquDetaile?company_id=1001&exhibition_id=21'
  const answer = await openSignIn(page, `/mobileLogin?${new URLSearchParams({ return: place })}`)
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await fillIn(page, answer)
  await expect.poll(() => addressOf(page)).toBe(place)
})

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ language })

    for (const address of ['/mobileLogin', '/mobileRegister', '/forget'])
      test(`C-02 C-08 ${address} fits a thumb in ${language}`, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expectGoodShape(page)
          await expectTouchTargets(page)
        }
        await expectGoodShape(page)
        await expectAccessible(page)
      })
  })

test('A-03 the desktop’s sign-in address leads a phone to its own, with its query', async ({ page }) => {
  await page.goto('/login?role=audience')
  await expect.poll(() => addressOf(page)).toBe('/mobileLogin?role=audience')
})
