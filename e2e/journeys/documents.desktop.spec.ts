import { addressOf, expect, test } from '../support/test.ts'

test('B-16 no address of another site is ever opened, whatever the query says', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url())
  })
  const foreign = encodeURIComponent('https://elsewhere.example/a.pdf')
  await page.goto(`/documentView?file=${foreign}&url=${foreign}&doc_url=${foreign}`)
  await expect(page.getByRole('listitem', { name: '第 1 页' })).toContainText('云展观展指南')
  await page.goto(`/documentView?id=${foreign}`)
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这份资料' })).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  expect(addressOf(page)).toBe('/exhibition')
  expect(elsewhere).toEqual([])
})
