import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

test('J-13 unsaved changes are asked about, whichever way one leaves, and what was saved is not', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto('/home')
  await page.getByRole('link', { name: '基本信息', exact: true }).click()
  const company = page.getByLabel('公司', { exact: true })
  const question = page.getByRole('alertdialog')
  const back = page.getByRole('button', { name: '返回' })
  await company.click()
  await company.pressSequentially('（宁波）')
  // The step that Back will meet is there a moment after the change.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.unsaved)).toBe(true)
  await page.goBack()
  await expect(question).toContainText('放弃未保存的修改')
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(company).toHaveValue(/（宁波）/)
  expect(addressOf(page)).toBe('/personalInfo')
  await back.click()
  await question.getByRole('button', { name: '放弃修改' }).click()
  await expect.poll(() => addressOf(page)).toBe('/home')

  await page.getByRole('link', { name: '基本信息', exact: true }).click()
  await expect(company).toHaveValue('程氏海产贸易行')
  await company.fill('远岬贸易')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('status').getByText('保存成功')).toBeVisible()
  await expect(page.getByText('有未保存的修改')).toHaveCount(0)
  await back.click()
  await expect.poll(() => addressOf(page)).toBe('/home')
  await expect(page.getByRole('link', { name: /^程一苇/ })).toBeVisible()
  await page.goBack()
  // One step each: nothing is left in the history that Back would have to pass.
  expect(addressOf(page)).not.toBe('/personalInfo')
})
