import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../testing/open-site.tsx'

test('S-64 the switch in the header of a phone changes the page to English and back', async () => {
  await openSite('/mobilezhanquDetaile?company_id=1001&exhibition_id=21')
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('en')
  await expect.element(page.getByRole('button', { name: 'Chat' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'CN 中文' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('zh-CN')
})
