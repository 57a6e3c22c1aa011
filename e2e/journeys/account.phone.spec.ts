import {
  exchangeCards,
  favouriteCompanies,
  favouriteProducts,
} from '../../apps/web/src/testing/favourites.ts'
import { expectGoodShape, expectNoViolation, expectTouchTargets } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const fair = 21
const own = [
  '/home',
  '/collection',
  '/collection?tab=product',
  '/cardHolder',
  '/myCard',
  '/personalInfo',
  '/passwordModify',
]
const phone = { width: 390, height: 844 }

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(`J-13 A-07 S-97 every page of an account in ${language} is in good shape, accessible and made for a thumb`, async ({
      page,
    }) => {
      // As long as a journey to each of them would have.
      test.setTimeout(own.length * test.info().timeout)
      const visitor = await newVisitor(page, language === 'zh' ? '程一苇' : 'Cheng Yiwei')
      await favouriteCompanies(visitor, fair, 3)
      await favouriteProducts(visitor, fair, 3)
      await exchangeCards(visitor, fair, 2)
      for (const place of own) {
        await page.setViewportSize(phone)
        await page.goto(place)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectGoodShape(page, place)
        await expectTouchTargets(page, place)
        await expectNoViolation(page, place)
        await page.setViewportSize({ width: 360, height: 640 })
        await expectGoodShape(page, `${place} 360×640`)
        // Letters twice as large leave half as much room for them.
        await page.setViewportSize({ width: 195, height: 422 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `${place} 195×422`).toBeLessThanOrEqual(195)
      }
    })
  })
