import { expectGoodShape, expectNoViolation, expectReachable, expectTouchTargets } from '../support/look.ts'
import { phonePages } from '../support/phone-pages.ts'
import { expect, test } from '../support/test.ts'
import { expectReadable, setFontSize } from '../support/text-size.ts'

/** Twice the usual text size, a small phone, and landscape. */
const sizes = [
  { width: 390, height: 844, fontSize: 32 },
  { width: 320, height: 568, fontSize: 32 },
  { width: 844, height: 390, fontSize: 32 },
  { width: 320, height: 568, fontSize: 16 },
  { width: 844, height: 390, fontSize: 16 },
] as const

for (const [name, paths] of Object.entries(phonePages))
  test(`S-95 S-97 A-07 on a phone ${name} are accessible, whole and within reach at 200 % text size`, async ({
    page,
  }) => {
    // Time for each page, as a journey of its own would have.
    test.setTimeout(paths.length * 30_000)
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 })
      await setFontSize(page, 16)
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByRole('status').filter({ hasText: '正在加载' })).toHaveCount(0)
      await expectNoViolation(page, path)
      for (const { width, height, fontSize } of sizes) {
        const where = `${path} ${width}×${height}, font size ${fontSize} px`
        await page.setViewportSize({ width, height })
        await setFontSize(page, fontSize)
        await expectGoodShape(page, where)
        await expectTouchTargets(page, where)
        await expectReachable(page, where)
        await expectReadable(page, where)
      }
    }
  })
