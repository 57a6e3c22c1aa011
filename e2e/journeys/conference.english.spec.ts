import { expect, test } from '../support/test.ts'

test.use({ language: 'en' })

test('S-76 A-07 a programme prints whole, every day under its date, instead of the page', async ({
  page,
}) => {
  await page.goto('/area/bigconference/bigAgenda?exhibition_id=21')
  const days = page.getByRole('dialog').getByRole('group', { name: 'Day' }).getByRole('button')
  await expect(days.first()).toBeVisible()
  const count = await days.count()
  expect(count).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.print-sheet')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveCount(count)
  for (const heading of await sheet.getByRole('heading', { level: 2 }).all())
    await expect(heading).toBeVisible()
  expect(await sheet.getByRole('row').count()).toBeGreaterThan(count)
  await expect(sheet.getByRole('row').first()).toContainText(/\d\d:\d\d – \d\d:\d\d/)
  // Nothing of the page itself comes out of the printer.
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})
