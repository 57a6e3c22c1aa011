import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { openSite } from '../../testing/open-site.tsx'

// The runner does not know the role of <search>.
const box = page.getByCss('search').getByRole('combobox')
const recent = page.getByRole('region', { name: '最近搜索' })
const words = recent.getByRole('listitem')

test('E-06 the words searched for last are stored and offered again, ten of them, and can be removed', async () => {
  await openSite('/mobileSearch')
  await expect.element(box).toBeVisible()
  await expect.element(recent).not.toBeInTheDocument()
  for (let number = 0; number <= 11; number++) {
    await box.fill(`海 ${number}`)
    await press(box, '{Enter}')
    await expect.poll(() => document.title).toContain(`海 ${number}”`)
  }
  const clear = page.getByRole('button', { name: '清除输入' })
  await clear.click()
  await expect.element(box).toHaveFocus()
  await expect.element(words).toHaveLength(10)
  await expect.element(words.first()).toHaveTextContent(/^海 11$/)
  await recent.getByRole('button', { name: '删除“海 11”' }).click()
  await expect.element(words.first()).toHaveTextContent(/^海 10$/)
  await expect.element(words).toHaveLength(9)
  await expect.element(recent.getByRole('button', { name: '删除“海 10”' })).toHaveFocus()
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toHaveLength(9)
  await recent.getByRole('button', { name: '搜索“海 9”' }).click()
  await expect.element(box).toHaveValue('海 9')
  await clear.click()
  await recent.getByRole('button', { name: '清空最近搜索' }).click()
  await expect.element(recent).not.toBeInTheDocument()
})
