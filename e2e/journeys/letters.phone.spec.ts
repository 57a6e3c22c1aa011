import { expectReadable, setLetters } from '../support/letters.ts'
import { expectGoodShape, expectNoViolation, expectReachable, expectTouchTargets } from '../support/look.ts'
import { phonePages } from '../support/phone-pages.ts'
import { expect, test } from '../support/test.ts'

/** Letters twice as large as usual, a small phone, and one that lies. */
const sizes = [
  { width: 390, height: 844, letters: 32 },
  { width: 320, height: 568, letters: 32 },
  { width: 844, height: 390, letters: 32 },
  { width: 320, height: 568, letters: 16 },
  { width: 844, height: 390, letters: 16 },
] as const

for (const [name, paths] of Object.entries(phonePages))
  test(`S-95 S-97 A-07 on a phone ${name} are accessible, whole and within reach with letters twice as large`, async ({
    page,
  }) => {
    // Time for each page, as a journey of its own would have.
    test.setTimeout(paths.length * 30_000)
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 })
      await setLetters(page, 16)
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByRole('status').filter({ hasText: '正在加载' })).toHaveCount(0)
      await expectNoViolation(page, path)
      for (const { width, height, letters } of sizes) {
        const where = `${path} ${width}×${height}, letters of ${letters} px`
        await page.setViewportSize({ width, height })
        await setLetters(page, letters)
        await expectGoodShape(page, where)
        await expectTouchTargets(page, where)
        await expectReachable(page, where)
        await expectReadable(page, where)
      }
    }
  })
