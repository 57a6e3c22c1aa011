import { expectGoodShape, expectNoViolation, expectTouchTargets } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const forms = ['/mobileLogin', '/mobileRegister', '/forget']

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(`C-02 C-08 the forms of an account fit a thumb in ${language}`, async ({ page }) => {
      // As long as a journey to each of them would have.
      test.setTimeout(forms.length * test.info().timeout)
      for (const address of forms) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const [number, tab] of (await page.getByRole('tab').all()).entries()) {
          await tab.click()
          await expectGoodShape(page, `${address}, tab ${number + 1}`)
          await expectTouchTargets(page, `${address}, tab ${number + 1}`)
        }
        await expectGoodShape(page, address)
        await expectNoViolation(page, address)
      }
    })
  })
