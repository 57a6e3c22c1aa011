import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { addressOf, expect, test, textOf } from '../support/test.ts'

test('B-16 the fixed document is read in the page: pages, sizes, words, the file itself', async ({
  page,
}) => {
  await page.goto('/documentView')
  await expect(page.getByRole('heading', { level: 1, name: '港城外贸优品云展观展指南' })).toBeVisible()
  const first = page.getByRole('listitem', { name: '第 1 页' })
  await expect(first).toContainText('云展观展指南')
  await expect(page.getByText('100%')).toBeVisible()
  const wide = (await first.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: '放大' }).click()
  await expect(page.getByText('125%')).toBeVisible()
  expect((await first.boundingBox())?.width ?? 0).toBeGreaterThan(wide)
  await page.getByRole('button', { name: '整页显示' }).click()
  await page.getByRole('region', { name: '页面', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: '页码' })).toHaveValue('2')
  await page.getByRole('textbox', { name: '页码' }).fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem', { name: '第 4 页' })).toBeInViewport()
  await expect(page.getByRole('textbox', { name: '页码' })).toHaveValue('4')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^下载/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

test('B-16 F-04 the papers of the desk open in the viewer, and Back leads to the desk', async ({ page }) => {
  await page.goto('/area/consult/consultPdf?exhibition_id=21&status=0')
  const paper = page.getByRole('dialog', { name: '展会资料' }).getByRole('link').first()
  const name = await textOf(paper)
  await paper.click()
  await expect(page).toHaveURL(/\/documentView\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('listitem', { name: '第 1 页' })).toBeVisible()
  await expectAccessible(page)
  await expectGoodShape(page)
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/area\/consult\/consultPdf\?/)
})

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

test.describe('a file that does not open', () => {
  test.use({ expectedErrors: [/document not shown/] })

  test('B-16 is logged, told, offered as it is, and tried again', async ({ page }) => {
    await page.route('**/files/**', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: 'no document at all' }),
    )
    const logged = page.waitForEvent('console', (message) => message.text().includes('document not shown'))
    await page.goto('/documentView?id=5002')
    await logged
    const told = page.getByRole('alert')
    await expect(told).toContainText('这份资料没能在页面里打开')
    await expect(told.getByRole('link', { name: '下载原文件' })).toHaveAttribute('href', /^\/files\//)
    await page.unroute('**/files/**')
    await told.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('listitem', { name: '第 1 页' })).toBeVisible()
  })
})
