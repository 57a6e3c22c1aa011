import { listProducts } from '@tradefloor/contract'
import { signOnToDesk } from '../support/desk.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

test('V-01 V-02 V-12 an exhibitor edits a product, is told what is wrong, publishes, and visitors read it', async ({
  page,
}) => {
  const visitor = await newVisitor(page, '苏念')
  await signOnToDesk(page, '/desk/products')
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
})
