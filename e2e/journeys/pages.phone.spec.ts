import {
  expectGoodShape,
  expectNoViolation,
  expectReachable,
  expectScrollable,
  expectTouchTargets,
} from '../support/look.ts'
import { phonePages, phoneSizes, textSizes } from '../support/phone-pages.ts'
import { atSize, rowsOf, sweep } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { expectReadable, setFontSize } from '../support/text-size.ts'

for (const [language, locale, otherLanguage] of [
  ['zh', 'zh-CN', 'EN English'],
  ['en', 'en-GB', 'CN 中文'],
] as const)
  test.describe(language, () => {
    test.use({ language, locale })

    for (const [name, pages] of Object.entries(phonePages))
      test(`A-07 S-64 ${rowsOf(pages)} on a phone ${name} are accessible, in good shape and made for fingers at every size in ${language}`, async ({
        page,
        complaints,
      }) => {
        const size = phoneSizes[0]
        const smallest = phoneSizes.at(-1) ?? size
        await sweep({ page, language, complaints, pages, size, look })

        async function look(where: string, { rows, path }: (typeof pages)[number]) {
          // Under a sheet it is there, and out of reach as all of the page is.
          const isCovered = path.includes('panel=')
          const change = page.getByRole('button', { name: otherLanguage, includeHidden: isCovered })
          await expect.soft(change.first(), where).toBeVisible()
          await expectNoViolation(page, where)
          for (const size of phoneSizes) {
            await page.setViewportSize(size)
            await expectGoodShape(page, atSize(where, size))
            await expectTouchTargets(page, atSize(where, size))
          }
          await expectScrollable(page, atSize(where, smallest))
          if (language === 'zh' && rows.includes('S-95')) await lookAtTextSizes(where)
        }

        async function lookAtTextSizes(where: string) {
          for (const { fontSize, ...size } of textSizes) {
            const sized = `${atSize(where, size)}, font size ${fontSize} px`
            await page.setViewportSize(size)
            await setFontSize(page, fontSize)
            await expectGoodShape(page, sized)
            await expectTouchTargets(page, sized)
            await expectReachable(page, sized)
            await expectReadable(page, sized)
          }
          await setFontSize(page, 16)
        }
      })
  })
