import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../testing/open-site.tsx'
import { textOf } from '../../testing/texts.ts'

const language = 'en'

test('A-07 B-05 in English dates, numbers and names are English', async () => {
  await openSite('/exhibition?list=held', { language })
  const card = page.getByRole('dialog', { name: 'Exhibitions' }).getByRole('article').first()
  await expect.element(card).toHaveTextContent(/\d{1,2} [A-Z][a-z]{2}( \d{4})? – \d{1,2} [A-Z][a-z]{2} \d{4}/)
  expect(await textOf(card)).not.toMatch(/[\u4e00-\u9fff]/)
  await expect.poll(() => document.title).toMatch(/^Tradefloor/)
})

test('S-64 C-02 in English registering opens on email, and a shared link carries the language', async () => {
  await openSite('/register', { language })
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(/email/i)
  await openSite('/area/ztDetail?company_id=1001&exhibition_id=21', { language })
  await page.getByRole('button', { name: 'Share' }).first().click()
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' })
  await expect.poll(() => (link.query() as HTMLInputElement | null)?.value).toMatch(/[?&]lang=en$/)
})
