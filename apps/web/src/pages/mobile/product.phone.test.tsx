import type { GetProductReply } from '@tradefloor/contract'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { expectNotice } from '../../testing/notices.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeData, changeReply } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const productCall = /\/exhibition-product\/\d+$/
const titleOf = (name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the first product of the booth, with four pictures: exhibitors give any number, the demo up to three. */
async function openProduct() {
  changeData<GetProductReply>(productCall, (reply) => {
    const { cn } = reply.data.product
    cn.sub_images = [320, 640, 1280].map((width) => ({ url: `${cn.main_image[0]}?w=${width}` }))
    return reply
  })
  await openSite(`/mobileAboutProduct?${booth}`)
  const link = page.getByRole('listitem').first().getByRole('link')
  const name = await textOf(link)
  await link.click()
  await expect.element(titleOf(name)).toBeVisible()
  return name
}

test('J-12 H-05 S-91 a product’s pictures are pushed on by a finger, and its price and facts follow', async () => {
  const name = await openProduct()
  await expect.poll(() => document.title).toContain(name)
  const strip = page.getByRole('region', { name: '展品图片' })
  await expect.element(strip.getByText('1 / 4')).toBeVisible()
  await expect.element(strip.getByRole('button')).toHaveLength(4)
  const row = strip.getByRole('list').element()
  row.scrollTo({ left: row.clientWidth * 2 })
  await expect.element(strip.getByText('3 / 4')).toBeVisible()
  for (const label of ['参考价格区间', '品牌', '型号', '规格', '技术参数', '简介'])
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^¥[\d,.]+–[\d,.]+ \/ \S+$/).first()).toBeVisible()
  await expectGoodShape()
  expectTouchTargets()
  await expectAccessible()
  const more = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first()
    .getByRole('link')
  const other = await textOf(more)
  await more.click()
  await expect.element(titleOf(other)).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect.element(titleOf(name)).toBeVisible()
})

test('J-12 a picture opens in full: two taps zoom, a push turns over, Back closes it', async () => {
  const name = await openProduct()
  await press(page.getByRole('button', { name: /第 2 张图片/ }), '{Enter}')
  const viewer = page.getByRole('dialog', { name: `查看大图：${name}` })
  await expect.element(viewer.getByText('2 / 4')).toBeVisible()
  await expect.poll(() => viewer.element().querySelector('img')?.naturalWidth).toBeGreaterThan(0)
  const middle = { x: 195, y: 400 }
  for (const zoom of ['250%', '100%']) {
    await commands.finger(middle)
    await commands.finger(middle)
    await expect.element(viewer.getByText(zoom)).toBeVisible()
  }
  await commands.mouse({ x: 300, y: 400 }, 'down', { x: 120, y: 410 }, 'up')
  await expect.element(viewer.getByText('3 / 4')).toBeVisible()
  await expectAccessible()
  history.back()
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(titleOf(name)).toBeVisible()
  await expect.element(page.getByRole('region', { name: '展品图片' }).getByText('3 / 4')).toBeVisible()
})

test('J-12 N-05 a guest who asks or exchanges cards logs in first; sharing lies over the product, the way to its booth beside it', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  const name = await openProduct()
  const footer = page.getByCss('footer')
  await page.getByRole('button', { name: '分享' }).click()
  const share = page.getByRole('dialog', { name: `分享“${name}”` })
  await expect.element(share.getByRole('img', { name: `“${name}”的分享图片，带二维码` })).toBeVisible()
  expectTouchTargets()
  await share.getByRole('button', { name: '复制链接' }).click()
  await expectNotice('链接已复制')
  expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/exhibition_product_id=\d+$/))
  copy.mockRestore()
  await userEvent.keyboard('{Escape}')
  await expect.element(share).not.toBeInTheDocument()
  await footer.getByRole('button', { name: '交换名片' }).click()
  await expectNotice('请先登录再交换名片')
  await footer.getByRole('button', { name: '询问这件展品' }).click()
  await expectNotice('请先登录再与展商洽谈')
  await footer.getByRole('link', { name: '进展位' }).click()
  await expect.poll(address).toMatch(/^\/mobilezhanquDetaile\?/)
})

test('J-12 L-02 N-02 a visitor keeps a product, in the grid and on its page alike', async () => {
  await signInNewVisitor()
  const name = await openProduct()
  const star = page.getByRole('button', { name: `收藏 ${name}` })
  await expect.element(star).toHaveTextContent(/^收藏$/)
  await star.click()
  await expectNotice('收藏成功')
  await expect.element(star).toHaveTextContent(/^已收藏$/)
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(address).toMatch(/^\/mobileAboutProduct\?/)
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
})

test('J-12 the name of a product is in the bar once its pictures are gone', async () => {
  const name = await openProduct()
  const bar = page.getByCss('header').first()
  await expect.element(bar).not.toHaveTextContent(name)
  window.scrollTo(0, 600)
  await expect.element(bar).toHaveTextContent(name)
})

test('J-12 an address that names no product shows those of the booth', async () => {
  await openSite(`/mobileAboutProductDetail?${booth}`)
  await expect.poll(address).toMatch(/^\/mobileAboutProduct\?/)
  await expect.element(titleOf('展品')).toBeVisible()
})

test('J-12 O-02 a product that is gone, or did not load, leaves a page that can be used', async () => {
  await openSite(`/mobileAboutProductDetail?${booth}&exhibition_product_id=99999999`)
  await expect.element(page.getByText('没有找到这件展品')).toBeVisible()
  await expect.element(titleOf('展品')).toBeVisible()
  await expectGoodShape()
  expectTouchTargets()
  await expectAccessible()
  await page.getByRole('link', { name: '查看全部展品' }).click()
  await expect.poll(address).toMatch(/^\/mobileAboutProduct\?/)

  let isBroken = true
  changeReply(productCall, (_, answer) => (isBroken ? new Response(null, { status: 503 }) : answer()))
  const link = page.getByRole('listitem').first().getByRole('link')
  const name = await textOf(link)
  await link.click()
  const again = page.getByRole('button', { name: '重试' })
  await expect.element(again).toBeVisible()
  isBroken = false
  // The press reaches the button: nothing lies over it.
  await again.click()
  await expect.element(titleOf(name)).toBeVisible()
})

test('J-12 A-07 in English the two ways to the people of a booth are one line each, side by side', async () => {
  await openSite(`/mobileAboutProductDetail?${booth}&exhibition_product_id=10010121&lang=en`)
  const ways = ['Exchange cards', 'Ask about this'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const boxes: DOMRect[] = []
  for (const way of ways) {
    await expect.element(way).toBeVisible()
    boxes.push(way.element().getBoundingClientRect())
    const range = document.createRange()
    range.selectNodeContents(way.element())
    expect(new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size).toBe(1)
  }
  expect(boxes[0]?.top).toBe(boxes[1]?.top)
})
