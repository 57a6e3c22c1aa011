import { getMyCard, patchMyCard } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../../../testing/open-site.tsx'
import { signInNewVisitor } from '../../../testing/visitor.ts'

const preview = page.getByRole('region', { name: '名片预览' })
const notices = page.getByRole('status')
const picture = page.getByCss('input[type=file]')

/** A picture that a browser has drawn. */
async function drawPicture() {
  const canvas = new OffscreenCanvas(400, 240)
  canvas.getContext('2d')?.fillRect(40, 40, 200, 100)
  return canvas.convertToBlob({ type: 'image/png' })
}
const asPng = (...parts: BlobPart[]) => new File(parts, 'card.png', { type: 'image/png' })

test('I-04 L-06 M-06 M-07 the card is seen while it is filled in, its picture is checked, cut, uploaded, and kept by Save', async () => {
  await signInNewVisitor()
  await openSite('/plateformInfo?centre=0&alone=1')
  const company = page.getByLabelText('公司（必填）')
  await company.fill('')
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText('请填写公司')).toBeVisible()
  await expect.element(page.getByText('请填写职位')).toBeVisible()
  await company.fill('听潮贸易')
  await page.getByLabelText('职位（必填）').fill('采购总监')
  await expect.element(preview).toHaveTextContent('听潮贸易')
  await expect.element(preview).toHaveTextContent('采购总监')

  await picture.upload(asPng('GIF89a'))
  await expect.element(notices.getByText('仅支持图片格式')).toBeVisible()
  const drawn = await drawPicture()
  await picture.upload(asPng(drawn, new Uint8Array(2 * 1024 * 1024)))
  await expect.element(notices.getByText('图片大小错误')).toBeVisible()
  await picture.upload(asPng(drawn))
  await page.getByRole('button', { name: '使用这张图片' }).click()
  await expect.element(page.getByText('已上传，保存后生效')).toBeVisible()

  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog')
  await expect.element(question).toHaveTextContent('放弃未保存的修改')
  await question.getByRole('button', { name: '继续编辑' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(notices.getByText('保存成功')).toBeVisible()
  await openSite('/plateformInfo?centre=0&alone=1')
  await expect.element(preview).toHaveTextContent('采购总监')
  await expect.element(page.getByRole('img', { name: '名片图片' })).toBeVisible()
})

test('I-04 a card that was changed elsewhere is shown as it is now when its form is opened again', async () => {
  const { call } = await signInNewVisitor()
  const { data: own } = await call(getMyCard)
  const write = (post: string) =>
    call(patchMyCard, { params: { id: own.id }, body: { post, company_name: '听潮贸易' } })
  const post = page.getByLabelText('职位（必填）')
  await write('采购')
  await openSite('/plateformInfo?centre=0')
  await expect.element(post).toHaveValue('采购')
  await page.getByRole('link', { name: '修改密码' }).click()
  await expect.element(post).not.toBeInTheDocument()
  await write('采购总监')
  // The form is there at once, with what is known from before; the answer comes after it.
  await page.getByRole('link', { name: '我的名片' }).click()
  await expect.element(post).toHaveValue('采购总监')
})

test('S-109 to readers of English the form says that a company and a post are in Chinese only', async () => {
  const { call } = await signInNewVisitor()
  const { data: own } = await call(getMyCard)
  await call(patchMyCard, {
    params: { id: own.id },
    body: { post: '采购', company_name: '听潮贸易 Tingchao' },
  })
  await openSite('/plateformInfo?centre=0&lang=en')
  const hint = page.getByText('In Chinese only. You can add the English after it: 采购 Purchasing Manager')
  await expect.element(hint).toBeVisible()
  expect(page.getByText(/In Chinese only/).elements()).toHaveLength(1)
  await page.getByLabelText('Position (required)').fill('采购 Buyer')
  await expect.element(hint).not.toBeInTheDocument()
})
