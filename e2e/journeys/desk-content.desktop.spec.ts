import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBoothDocuments, listProducts } from '@tradefloor/contract'
import { signOnToDesk } from '../support/desk.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { aPictureFile } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

test('V-01 V-02 V-12 V-72 V-84 an exhibitor moves a product, edits it, is told what is wrong, publishes, and goes on in a spreadsheet', async ({
  page,
}) => {
  const visitor = await newVisitor(page, '苏念')
  await signOnToDesk(page, '/desk/products')
  const grips = page.getByRole('button', { name: /^移动“/ })
  await expect(grips.first()).toHaveAccessibleName(/单冻鱿鱼圈/)
  await grips.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('已移到第 2 位')).toBeVisible()
  await expect(grips.nth(1)).toHaveAccessibleName(/单冻鱿鱼圈/)
  await page.keyboard.press('Control+z')
  await expect(grips.first()).toHaveAccessibleName(/单冻鱿鱼圈/)
  await expect(page.getByText('已恢复原来的次序')).toBeVisible()
  await page.getByRole('link', { name: /单冻鱿鱼圈/ }).click()
  const brand = page.getByRole('textbox', { name: '品牌 · 英文' })
  const high = page.getByRole('textbox', { name: '最高价' })
  const price = await high.inputValue()
  await high.fill('1')
  await expect(page.getByText('低于最低价')).toBeVisible()
  await expect(page.getByRole('button', { name: /发布（还有 1 处/ })).toBeDisabled()
  await expectAccessible(page)
  await expectGoodShape(page)
  await high.fill(price)
  const name = `Chaoyuan ${Date.now() % 100_000}`
  await brand.fill(name)
  await page.getByRole('button', { name: '发布 1 处更改' }).click()
  await expect(page.getByText('已发布，访客现在看到的就是这些内容')).toBeVisible()
  const { list } = await visitor.call(listProducts, { query: { search: '单冻鱿鱼圈' } })
  expect(list.map(({ product }) => product.en.brand)).toContain(name)
  await page.reload()
  await expect(brand).toHaveValue(name)
  await expect(page.getByRole('button', { name: '没有要发布的更改' })).toBeDisabled()
  await page.getByRole('button', { name: '历史版本' }).click()
  await expect(page.getByText('当前版本')).toBeVisible()

  const id = page.url().split('/').at(-1)
  await page.goto('/desk/products/sheet')
  await expect(page.getByRole('heading', { name: '用表格导入展品' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id,brand.en,price_low\n${id},${name} & Sons,\n,,cheap\n`),
  })
  await expect(page.getByRole('button', { name: '有问题 1' })).toBeVisible()
  await expectAccessible(page)
  await expectGoodShape(page)
  await page.getByRole('button', { name: '保存为草稿（1 个展品）' }).click()
  await expect(page.getByRole('heading', { name: '已保存为草稿：1 个展品，2 处更改' })).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('已撤销，草稿恢复原样')).toBeVisible()
})

test('V-19 V-22 V-24 V-76 V-77 pictures and a document are uploaded, put in order by keyboard and removed; what is none is told', async ({
  page,
}) => {
  const visitor = await newVisitor(page, '叶青')
  await signOnToDesk(page, '/desk/products')
  await page.getByRole('button', { name: '新建展品' }).click()
  const pictures = page.getByRole('region', { name: '图片' })
  const chooser = pictures.locator('input[type=file][multiple]')
  const broken = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await chooser.setInputFiles([
    await aPictureFile(page, 'one.png'),
    broken,
    await aPictureFile(page, 'two.png'),
  ])
  await expect(pictures.getByRole('button', { name: '封面，共 2 张图片' })).toBeVisible()
  await expect(pictures.getByRole('alert')).toContainText('notes.png')
  await pictures.getByRole('button', { name: '知道了' }).click()
  await expect(pictures.getByRole('alert')).toBeEmpty()
  await expectGoodShape(page)
  await expectAccessible(page)

  const tiles = pictures.locator('[data-picture]')
  const paths = () => tiles.evaluateAll((all) => all.map((each) => each.getAttribute('data-picture')))
  const [first, second] = await paths()
  await tiles.first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(paths).toEqual([second, first])
  await expect(pictures.getByRole('status').filter({ hasText: '已移到第 2 位，共 2 张' })).toBeAttached()
  await page.keyboard.press('Delete')
  await expect.poll(paths).toEqual([second])
  await expect(page.getByText('已保存')).toBeVisible()
  await page.reload()
  await expect.poll(paths).toEqual([second])
  await page.getByRole('link', { name: '资料', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '资料' })).toBeVisible()
  const name = `产品目录 ${Date.now() % 100_000}`
  const paper = readFileSync(
    join(import.meta.dirname, '../../content/demo/media/documents/market-report.pdf'),
  )
  const pdf = (called: string, buffer: Buffer) => ({ name: called, mimeType: 'application/pdf', buffer })
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([pdf(`${name}.pdf`, paper), pdf('none.pdf', Buffer.from('no document'))])
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('none.pdf')
  await expectGoodShape(page)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '发布资料' }).click()
  await expect(page.getByText('已发布，访客现在看到的就是这些内容')).toBeVisible()
  const { list } = await visitor.call(listBoothDocuments, { query: { company_id: 1001 } })
  expect(list.map((document) => document.name.cn)).toContain(name)
})
