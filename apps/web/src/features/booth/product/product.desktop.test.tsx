import type { GetProductReply } from '@tradefloor/contract'
import { afterEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { press } from '../../../testing/keys.ts'
import { expectAccessible, expectGoodShape } from '../../../testing/look.ts'
import { address, openSite } from '../../../testing/open-site.tsx'
import { changeData } from '../../../testing/replies.ts'
import { textOf } from '../../../testing/texts.ts'
import { signInNewVisitor } from '../../../testing/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const panel = page.getByRole('dialog', { name: '展品' })
const firstLink = panel.getByRole('listitem').first().getByRole('link')

afterEach(() => commands.emulateMedia({ media: 'screen' }))

/** Opens the first product of the booth, with four pictures: exhibitors give any number, the demo up to three. */
async function openProduct() {
  changeData<GetProductReply>(/\/exhibition-product\/\d+$/, (reply) => {
    const { cn } = reply.data.product
    cn.sub_images = [320, 640, 1280].map((width) => ({ url: `${cn.main_image[0]}?w=${width}` }))
    return reply
  })
  await openSite(`/area/ztDetail/product?${booth}`)
  const name = await textOf(firstLink)
  await firstLink.click()
  await expect.element(panel.getByRole('heading', { name, level: 3 })).toBeVisible()
  return name
}

test('H-05 a product shows three pictures at a time, the chosen one large, and in full over the window', async () => {
  const name = await openProduct()
  const pictures = panel.getByRole('button', { name: /^第 \d 张图片$/ })
  await expect.element(pictures).toHaveLength(3)
  await expect.element(panel.getByText('1–3 / 4')).toBeVisible()
  await pictures.nth(1).click()
  await expect.element(pictures.nth(1)).toHaveAttribute('aria-current', 'true')
  await panel.getByRole('button', { name: '后三张' }).click()
  await expect.element(panel.getByText('4–4 / 4')).toBeVisible()
  await expect.element(pictures).toHaveLength(1)
  await expectGoodShape()
  await expectAccessible()

  const large = panel.getByRole('button', { name: `放大查看 ${name}` })
  await press(large, '{Enter}')
  const viewer = page.getByRole('dialog', { name: `查看大图：${name}` })
  await expect.element(viewer.getByText('2 / 4')).toBeVisible()
  const picture = viewer.getByCss('img')
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).not.toBe(0)
  await userEvent.keyboard('+')
  await expect.element(viewer.getByText('140%')).toBeVisible()
  await picture.wheel({ delta: { y: -300 } })
  await expect.element(viewer.getByText('226%')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(viewer.getByText('3 / 4')).toBeVisible()
  await expect.element(viewer.getByText('100%')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(large).toHaveFocus()
})

test('H-05 a product has its facts, is handed on, and leads to others and to its exhibitor', async () => {
  const name = await openProduct()
  await expect.poll(() => document.title).toContain(name)
  for (const label of ['参考价格区间', '品牌', '型号', '规格', '技术参数', '简介'])
    await expect.element(panel.getByText(label, { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: '分享' }).click()
  const share = page.getByRole('dialog', { name: `分享“${name}”` })
  await expect.element(share.getByRole('img', { name: `“${name}”的二维码` })).toBeVisible()
  await expectAccessible()
  await share.getByRole('button', { name: '复制链接' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: '链接已复制' }).first()).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
  await userEvent.keyboard('{Escape}')
  await expect.element(share).not.toBeInTheDocument()

  await expect.element(panel.getByRole('heading', { name: '本展位的其他展品' })).toBeVisible()
  const more = panel.getByRole('list', { name: '本展位的其他展品' }).getByRole('link')
  await expect.element(more).toHaveLength(3)
  const other = await textOf(more.first())
  await more.first().click()
  await expect.element(panel.getByRole('heading', { name: other, level: 3 })).toBeVisible()
  await panel.getByRole('button', { name: '交换名片' }).click()
  await expect.element(page.getByRole('dialog', { name: '交换名片', exact: true })).toBeVisible()
})

test('H-05 a product is printed as a sheet of its own, with its contact and a code to scan', async () => {
  const name = await openProduct()
  await commands.emulateMedia({ media: 'print' })
  const sheet = page.getByCss('.print-sheet')
  await expect.element(sheet).toHaveTextContent(name)
  await expect.element(sheet).toHaveTextContent('sales@chaoyuan.example')
  await expect.element(sheet.getByRole('img', { name: '扫码查看展品' })).toBeVisible()
  await expect.element(page.getByCss('[role=dialog]')).not.toBeVisible()
  await commands.emulateMedia({ media: 'screen' })
  await expect.element(sheet).not.toBeVisible()
})

test('S-73 Back steps from chat to the product, its list and the booth, and closing leaves them all', async () => {
  await signInNewVisitor()
  await openSite(`/area/ztDetail?${booth}`)
  await page.getByRole('button', { name: /^展品/ }).click()
  await firstLink.click()
  await expect.poll(address).toContain('/detail?')
  await page.getByRole('button', { name: '询问这件展品' }).click()
  await expect.poll(address).toContain('/chat?')
  history.back()
  await expect.poll(address).toContain('/detail?')
  history.back()
  await expect.poll(address).toContain('/product?')
  history.forward()
  await expect.poll(address).toContain('/detail?')
  await panel.getByRole('button', { name: '关闭' }).click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail\?/)
  history.forward()
  await expect.poll(address).toContain('/product?')
})

test('S-79 the facts of a product are in sight without scrolling at 1280×800', async () => {
  await page.viewport(1280, 800)
  await openSite(`/area/ztDetail/product?${booth}`)
  await firstLink.click()
  await expect.element(panel.getByCss('dl > *').last()).toBeInViewport({ ratio: 1 })
})
