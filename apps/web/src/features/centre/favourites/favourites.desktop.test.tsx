import { listVideoFavourites, markVideo } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import {
  favouriteCompanies,
  favouriteProducts,
  favouriteSession,
  someVideo,
} from '../../../testing/favourites.ts'
import { press } from '../../../testing/keys.ts'
import { expectAccessible, expectGoodShape } from '../../../testing/look.ts'
import { address, openSite } from '../../../testing/open-site.tsx'
import { signInNewVisitor } from '../../../testing/visitor.ts'

const fair = 21
/** A screen by itself, over a page without a scene. */
const alone = (screen: number) => `/plateformInfo?centre=${screen}&alone=1`
const list = page.getByRole('list', { name: '收藏的展商' })
const boxes = list.getByRole('checkbox')

test('I-03 L-04 in edit mode favourites are chosen one by one, in a row, all or none, by hand and by keyboard', async () => {
  await favouriteCompanies(await signInNewVisitor(), fair, 4)
  await openSite(alone(7))
  await page.getByRole('button', { name: '编辑' }).click()
  const drop = page.getByRole('button', { name: /^删除/ })
  await expect.element(drop).toBeDisabled()
  await page.getByRole('checkbox', { name: '全选' }).click()
  await expect.element(drop).toHaveTextContent('删除（4）')
  await page.getByRole('button', { name: '取消全选' }).click()
  await expect.element(drop).toHaveTextContent('删除（0）')
  await press(boxes.first(), ' ')
  await press(boxes.first(), '{Shift>}{ArrowRight}{/Shift}')
  await expect.element(drop).toHaveTextContent('删除（2）')
  await press(boxes.nth(1), '{Control>}a{/Control}')
  await expect.element(drop).toHaveTextContent('删除（4）')
  await page.getByRole('button', { name: '取消', exact: true }).click()
  await expect.element(boxes).toHaveLength(0)
  await page.getByRole('button', { name: '编辑' }).click()
  await boxes.first().click()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect.element(drop).toHaveTextContent('删除（3）')
  await expectAccessible()
})

test('I-03 L-04 O-07 what is chosen is deleted, and one can think better of it', async () => {
  const companies = await favouriteCompanies(await signInNewVisitor(), fair, 3)
  await openSite(alone(7))
  await page.getByRole('button', { name: '编辑' }).click()
  await boxes.first().click()
  await boxes.last().click()
  await page.getByRole('button', { name: '删除（2）' }).click()
  await expect.element(page.getByRole('status').getByText('已取消收藏')).toBeVisible()
  await expect.element(list.getByRole('listitem')).toHaveLength(1)
  await expect.element(boxes).toHaveLength(0)
  // Within the window that keeps the focus, and with it.
  const undo = page.getByRole('dialog').getByRole('button', { name: '撤销' })
  await expect.element(undo).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(list.getByRole('listitem')).toHaveLength(3)
  await expect.element(undo).not.toBeInTheDocument()
  await list.getByRole('link', { name: companies[0]?.name ?? '' }).click()
  await expect.poll(address).toContain(`/area/ztDetail?company_id=${companies[0]?.id}`)
})

test('I-03 P-06 favourites of every exhibition stand together, by pages, and films play where they are', async () => {
  const visitor = await signInNewVisitor()
  await Promise.all([favouriteProducts(visitor, fair, 20), favouriteProducts(visitor, 25, 5)])
  await visitor.call(markVideo, { body: await someVideo(visitor, fair) })
  await openSite('/plateformInfo?centre=2')
  const products = page.getByRole('list', { name: '收藏的展品' }).getByRole('listitem')
  await expect.element(products).toHaveLength(24)
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expect.element(products).toHaveLength(1)

  await page.getByRole('link', { name: '收藏的视频' }).click()
  const { list: films } = await visitor.call(listVideoFavourites)
  const film = films[0]?.resource
  await page.getByRole('button', { name: `播放：${film?.name}` }).click()
  await expect.poll(() => document.querySelector('video')?.getAttribute('src')).toBe(film?.download_url ?? '')

  await page.getByRole('link', { name: '收藏的资料' }).click()
  await expect.element(page.getByText('还没有收藏资料')).toBeVisible()
  await page.getByRole('link', { name: '去逛展会' }).click()
  await expect.poll(address).toBe('/exhibition?list=held')
})

test('I-03 B-05 the way to the exhibitions opens their list, also where it was open before', async () => {
  await signInNewVisitor()
  await openSite('/exhibition?list=held')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await openSite('/plateformInfo?centre=4')
  await page.getByRole('link', { name: '收藏的资料' }).click()
  await page.getByRole('link', { name: '去逛展会' }).click()
  await expect.poll(address).toBe('/exhibition?list=held')
  await expect.element(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
  expect(address()).toBe('/exhibition?list=held')
})

test('I-03 F-08 a session that is kept says when and where it is, leads to its hall, and goes into a calendar', async () => {
  const session = await favouriteSession(await signInNewVisitor(), fair)
  await openSite('/plateformInfo?centre=sessions')
  const card = page.getByRole('list', { name: '收藏的会议' }).getByRole('listitem')
  await expect.element(card).toHaveTextContent(session.title)
  await expect.element(card).toHaveTextContent(/\d\d:\d\d–\d\d:\d\d/)
  const file = commands.nextDownload()
  await page.getByRole('button', { name: '导出到日历' }).click()
  expect((await file).text).toContain('BEGIN:VEVENT')
  await expectGoodShape()
  await expectAccessible()
  await card.getByRole('link', { name: session.title }).click()
  const hall = session.hall_id === 1 ? 'bigconference' : 'smallconference'
  await expect.poll(address).toContain(`/area/${hall}?exhibition_id=${fair}`)
})
