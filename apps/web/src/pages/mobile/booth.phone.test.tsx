import {
  type BoothResourceReply,
  type ListProductsReply,
  listBoothResources,
  listProducts,
} from '@tradefloor/contract'
import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { escapeFrom } from '../../testing/keys.ts'
import { expectAccessible, expectTouchTargets } from '../../testing/look.ts'
import { expectNotice } from '../../testing/notices.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeData, requestsTo } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const boothPage = `/mobilezhanquDetaile?${booth}`
const more = page.getByRole('button', { name: '更多' })
const moreSheet = page.getByRole('dialog', { name: '更多' })

/** The grip of the open sheet. */
function gripOf(sheet: Element) {
  const { x, y, width } = sheet.getBoundingClientRect()
  return { x: x + width / 2, y: y + 12 }
}

test.each([
  [
    'a pull at its grip',
    async () => {
      const { x, y } = gripOf(moreSheet.element())
      await commands.mouse({ x, y }, 'down', { x, y: y + 160 }, 'up')
    },
  ],
  ['Escape', () => escapeFrom(moreSheet)],
  ['Back', async () => history.back()],
  ['a tap beside it', () => commands.finger({ x: 195, y: 40 })],
  ['its button', () => moreSheet.getByRole('button', { name: '关闭' }).click()],
])('J-08 the sheet of a booth closes by %s, and the booth stays', async (_, close) => {
  await openSite(boothPage)
  await more.click()
  await expect.element(moreSheet.getByRole('button', { name: '企业介绍' })).toBeVisible()
  expect(address()).toMatch(/&panel=more$/)
  await close()
  await expect.element(moreSheet).not.toBeInTheDocument()
  expect(address()).toMatch(/^\/mobilezhanquDetaile\?[^#]*exhibition_id=21(&instance_id=\d+)?$/)
  await expect.element(more).toHaveFocus()
})

test('J-08 a sheet that is pulled a little comes back up', async () => {
  await openSite(`${boothPage}&panel=more`)
  await expect.element(moreSheet).toBeVisible()
  const top = () => moreSheet.element().getBoundingClientRect().y
  const rest = top()
  const { x, y } = gripOf(moreSheet.element())
  await commands.mouse({ x, y }, 'down', { x, y: y + 40 })
  await expect.poll(top).toBe(rest + 40)
  // A finger that rests before it is lifted does not fling the sheet away.
  await new Promise((later) => setTimeout(later, 300))
  await commands.mouse('up')
  await expect.poll(top).toBe(rest)
})

test('J-08 H-06 the contact of a booth is called, written to and copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await openSite(`${boothPage}&panel=more`)
  await moreSheet.getByRole('button', { name: '联系方式' }).click()
  const sheet = page.getByRole('dialog', { name: '联系方式' })
  await expect
    .element(sheet.getByRole('link', { name: '+86 580-0000 1001' }))
    .toHaveAttribute('href', 'tel:+8658000001001')
  await expect
    .element(sheet.getByRole('link', { name: 'sales@chaoyuan.example' }))
    .toHaveAttribute('href', 'mailto:sales@chaoyuan.example')
  expectTouchTargets()
  await expectAccessible()
  await sheet.getByRole('button', { name: '复制电子邮箱' }).click()
  await expectNotice('电子邮箱已复制')
  expect(copy).toHaveBeenCalledExactlyOnceWith('sales@chaoyuan.example')
  copy.mockRestore()
  // Answering a notice is not a tap beside the sheet.
  await page.getByRole('button', { name: '关闭提示' }).first().click()
  await expect.element(sheet).toBeVisible()
})

test('J-08 H-09 posters lie over the booth as a sheet, and in full over the window', async () => {
  await openSite(`${boothPage}&panel=posters`)
  const posters = page.getByRole('dialog', { name: '海报' })
  await posters.getByRole('button', { name: /放大查看/ }).click()
  const viewer = page.getByRole('dialog', { name: /^查看大图/ })
  await expect.element(viewer).toBeVisible()
  history.back()
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(posters).toBeVisible()
})

test('N-01 P-02 L-03 without a tap the way to sign in is taken a moment later, also from a star', async () => {
  await openSite(boothPage)
  await page.getByRole('button', { name: '收藏 舟山潮垣海产有限公司' }).click()
  await expectNotice('请先登录后收藏')
  expect(address()).toBe(boothPage)
  await expect.poll(address).toMatch(/^\/mobileLogin\?return=/)
  history.back()
  await page.getByRole('button', { name: '交换名片' }).click()
  await expect.poll(address).toMatch(/^\/mobileLogin\?return=.*card/)
})

test('L-02 H-12 a visitor keeps an exhibitor by its star and lets go of it; the booth asks for who they are', async () => {
  await signInNewVisitor()
  await openSite('/mobilezhanquDetaile?company_id=1003&exhibition_id=21')
  await expect.poll(() => requestsTo(/\/account\/v1\/profile/)).not.toEqual([])
  const star = page.getByRole('button', { name: /^收藏 / })
  await star.click()
  await expectNotice('收藏成功')
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expectNotice('已取消收藏')
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
})

test('J-08 H-04 a film goes on where it was left, within the visit', async () => {
  await openSite(boothPage)
  await expect.element(more).toBeVisible()
  await openSite(`/mobileVideoList?${booth}`)
  const film = (await page.getByCss('video').findElement()) as HTMLVideoElement
  expect(film.hasAttribute('playsinline')).toBe(true)
  await new Promise<void>((resolve) => {
    film.addEventListener('loadedmetadata', () => {
      film.addEventListener('seeked', () => resolve())
      film.currentTime = 4
    })
    film.preload = 'auto'
  })
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(address).toMatch(/^\/mobilezhanquDetaile\?/)
  await openSite(`/mobileVideoList?${booth}`)
  await expect.element(page.getByText('上次看到 0:04，播放时会接着看')).toBeVisible()
  const second = page.getByRole('listitem').nth(1).getByRole('button')
  await second.click()
  await expect.element(second).toHaveAttribute('aria-current', 'true')
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent(await textOf(second.getByCss('span[lang]')))
})

test('O-02 a film that does not come says so and can be tried again', async () => {
  changeData<BoothResourceReply>(new RegExp(`^${listBoothResources.path}$`), (reply) => ({
    ...reply,
    data: reply.data.map((film) => ({ ...film, url: '/files/999999999' })),
  }))
  await openSite(`/mobileVideoList?${booth}`)
  await page.getByRole('listitem').first().getByRole('button').click()
  const failure = page.getByRole('alert')
  await expect.element(failure).toHaveTextContent('视频没有播放出来')
  const film = page.getByCss('video')
  await expect.element(film).not.toBeInTheDocument()
  await failure.getByRole('button', { name: '重试' }).click()
  await expect.element(film.or(failure).first()).toBeVisible()
})

test('H-10 O-06 a booth without products or films says so instead of opening an empty page', async () => {
  changeData<ListProductsReply>(new RegExp(`^${listProducts.path}$`), (reply) => ({
    ...reply,
    list: [],
    count: 0,
  }))
  await openSite(`${boothPage}&panel=more`)
  await expect.element(moreSheet.getByText('0 件')).toBeVisible()
  await moreSheet.getByRole('button', { name: '展品' }).click()
  await expectNotice('该展商暂无展品')
  expect(address()).toMatch(/^\/mobilezhanquDetaile\?/)
})
