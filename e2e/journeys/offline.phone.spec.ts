import { listCompanyFavourites } from '@tradefloor/contract'
import {
  exchangeCards,
  favouriteCompanies,
  favouriteProducts,
} from '../../apps/web/src/testing/favourites.ts'
import { fillIn, openSignIn } from '../support/account.ts'
import { openFirstDay } from '../support/conference.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { offlineErrors, test } from '../support/network-proxy.ts'
import { goOffline, goOnline, replyStored, siteStored, storedRows } from '../support/offline.ts'
import { expect } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const booths = '/mobilezhanquExhibitor?exhibition_id=21'
const firstStar = /^收藏 /

test('J-13 I-06 favourites and cards are read without a network, and say of when they are', async ({
  page,
  network,
}) => {
  const visitor = await newVisitor(page)
  const [favourite] = await favouriteCompanies(visitor, 21, 2)
  const [card] = await exchangeCards(visitor, 34, 2)
  // Neither list has been opened on this phone.
  await page.goto('/choosePavilion')
  await siteStored(page)
  await replyStored(page, favourite?.name ?? '')
  await replyStored(page, card?.name ?? '')
  await goOffline(page, network)
  for (const [address, name] of [
    ['/cardHolder', card?.name ?? ''],
    ['/collection', favourite?.name ?? ''],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByText('当前没有网络')).toBeVisible()
    // With its day, if it is of before midnight.
    await expect(page.getByText(/显示的是 (\d+月\d+日 )?\d\d:\d\d 的内容/)).toBeVisible()
  }
  await expectGoodShape(page)
  await expectAccessible(page)
  await goOnline(page, network)
  await expect(page.getByText('当前没有网络')).toBeHidden({ timeout: 15_000 })
})

test.describe('a part that cannot come', () => {
  // React says of what it was made of that it did not come.
  test.use({ expectedErrors: offlineErrors(/preload CSS|dynamically imported module/) })

  test('A-08 J-08 a page that is not kept says so without a network, and leads to what was seen', async ({
    page,
    network,
  }) => {
    await page.goto('/mobilezhanquDetaile?company_id=1001&exhibition_id=21')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await siteStored(page)
    await replyStored(page, name)
    await goOffline(page, network)
    // Its program is too large to be kept before anybody wants it.
    await page.goto('/documentView?id=1')
    await expect(page.getByRole('heading', { name: '当前没有网络' })).toBeVisible()
    await expectGoodShape(page)
    await expectAccessible(page)
    // No programme was seen, and what is not there is not offered.
    await expect(page.getByRole('link', { name: '会议日程' })).toHaveCount(0)
    await page.getByRole('region', { name: '最近看过' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('A-08 F-08 J-10 the programme that was seen last is read again without a network', async ({
    page,
    network,
  }) => {
    await page.goto('/schedule?exhibition_id=21')
    await openFirstDay(page)
    const star = page.getByRole('button', { name: firstStar }).first()
    const title = ((await star.getAttribute('aria-label')) ?? '').replace(firstStar, '')
    await siteStored(page)
    await replyStored(page, title)
    await goOffline(page, network)
    await page.goto('/documentView?id=1')
    await page.getByRole('link', { name: '会议日程' }).tap()
    await expect(page).toHaveURL(/\/schedule\?exhibition_id=21$/)
    await openFirstDay(page)
    await expect(page.getByText(title).first()).toBeVisible()
  })
})

test('L-02 L-03 a star pressed without a network waits, outlives the page and is stored once', async ({
  page,
  network,
}) => {
  const visitor = await newVisitor(page)
  await page.goto(booths)
  await siteStored(page)
  const star = page.getByRole('button', { name: firstStar }).first()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  const name = ((await star.getAttribute('aria-label')) ?? '').replace(firstStar, '')
  await replyStored(page, name)
  const marks: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/mark')) marks.push(request.url())
  })
  await goOffline(page, network)
  await star.click()
  await expect(page.getByText('当前没有网络，联网后自动保存')).toBeVisible()
  const waiting = page.getByRole('button', { name: `收藏 ${name}（待联网后保存）` })
  await expect(waiting).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(waiting).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 项收藏待联网后保存')).toBeVisible()
  marks.length = 0
  await goOnline(page, network)
  await expect(page.getByText('网络已恢复，已保存 1 项收藏')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('button', { name: `收藏 ${name}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(marks).toHaveLength(1)
  const { list } = await visitor.call(listCompanyFavourites)
  expect(list.map(({ company }) => company.name)).toEqual([name])
  expect(await storedRows(page, 'tradefloor-waiting')).toEqual([])
})

test('S-80 S-81 what was opened two seconds ago is read without a network: a conversation, its draft, the own card', async ({
  page,
  network,
}) => {
  await newVisitor(page)
  const chat = '/mobilezhanquDetaile?company_id=1203&exhibition_id=34&panel=chat'
  await page.goto(chat)
  const box = page.getByRole('textbox', { name: '洽谈内容' })
  await box.fill('请问起订量？')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByText('已送达')).toBeVisible()
  await box.fill('还没写完')
  // The worker and the answers come by themselves, without being told of a network that is gone.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.goto('/myCard')
  await expect(page.getByRole('textbox', { name: /公司/ })).not.toHaveValue('')
  await expect
    .poll(async () => JSON.stringify(await storedRows(page, 'tradefloor-answers')))
    .toContain('card_image')
  await goOffline(page, network)

  await page.goto('/conversations')
  const talk = page.getByRole('listitem').filter({ hasText: '请问起订量？' })
  await expect(talk).toBeVisible()
  await expect(page.getByText(/显示的是 (\d+月\d+日 )?\d\d:\d\d 的内容/)).toBeVisible()
  await talk.getByRole('link').click()
  const flow = page.getByRole('log')
  await expect(flow.getByText('请问起订量？')).toBeVisible()
  await expect(box).toHaveValue('还没写完')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(flow.getByText('等待网络，联网后自动发送')).toBeVisible()
  await page.goto('/myCard')
  await expect(page.getByRole('textbox', { name: /公司/ })).not.toHaveValue('')
  await goOnline(page, network)
})

test('N-04 L-09 nothing of a visitor is left in the browser after they have left', async ({
  page,
  network,
}) => {
  const visitor = await newVisitor(page)
  const [card] = await exchangeCards(visitor, 34, 1)
  const name = card?.name ?? ''
  await page.goto('/cardHolder')
  await expect(page.getByText(name).first()).toBeVisible()
  await siteStored(page)
  await replyStored(page, name)
  await page.goto('/myCard')
  await replyStored(page, 'card_image')
  await page.goto('/home')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '退出登录' })
    .click()
  await expect(page).toHaveURL(/\/mobileExhibition$/)
  const left = async () =>
    JSON.stringify([
      await storedRows(page, 'tradefloor-answers'),
      await storedRows(page, 'tradefloor-waiting'),
    ])
  await expect.poll(left).not.toContain(name)
  expect(await left()).not.toContain('card_image')
  expect(await left()).not.toContain(visitor.name)
  const caches = await page.evaluate(() => window.caches.keys())
  expect(caches.filter((cache) => cache.startsWith('seen-pages'))).toEqual([])

  // The next one at this phone has a holder of their own.
  await fillIn(page, await openSignIn(page, '/mobileLogin'), 'demo2')
  await page.goto('/home')
  await siteStored(page)
  await goOffline(page, network)
  await page.goto('/cardHolder')
  await expect(page.getByText('当前没有网络').first()).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})

test.describe('a thing that is gone', () => {
  // The refusal is reported by the browser, too.
  test.use({ expectedErrors: offlineErrors(/status of 404/) })

  test('O-01 a star whose thing is gone by the time there is a network is told of', async ({
    page,
    network,
  }) => {
    const visitor = await newVisitor(page)
    await page.goto(booths)
    const star = page.getByRole('button', { name: firstStar }).first()
    await expect(star).toBeVisible()
    await siteStored(page)
    await replyStored(page, visitor.name)
    await goOffline(page, network)
    await star.click()
    await expect(page.getByText('当前没有网络，联网后自动保存')).toBeVisible()
    // As if the company had left the fair meanwhile.
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('tradefloor-waiting')
        request.onsuccess = () => resolve(request.result)
      })
      const rows = database.transaction('rows', 'readwrite').objectStore('rows')
      await new Promise<void>((resolve) => {
        rows.openCursor().onsuccess = (event) => {
          const { result } = event.target as IDBRequest<IDBCursorWithValue | null>
          if (!result) return resolve()
          result.value.favourite.body.company_id = 999_999
          result.update(result.value)
          result.continue()
        }
      })
      database.close()
    })
    await goOnline(page, network)
    await expect(page.getByText(/”没有保存：/)).toBeVisible({ timeout: 15_000 })
    expect(await storedRows(page, 'tradefloor-waiting')).toEqual([])
  })
})

test('P-08 a list of favourites ends where it ends, not at forty, and comes without a pause', async ({
  page,
}) => {
  const visitor = await newVisitor(page)
  const products = [
    ...(await favouriteProducts(visitor, 21, 30)),
    ...(await favouriteProducts(visitor, 34, 15)),
  ]
  expect(products.length).toBeGreaterThan(40)
  await page.goto('/collection?tab=product')
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  for (const before of [0, 10, 20, 30, 40]) {
    await expect(cards).not.toHaveCount(before)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
  }
  await expect(cards).toHaveCount(products.length)
})

test.describe('a browser that keeps nothing', () => {
  test.use({ serviceWorkers: 'block' })

  test('L-10 C-01 storage that is refused is told of once, and one stays signed in by the cookie', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse })
    })
    await fillIn(page, await openSignIn(page, '/mobileLogin'))
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    const word = page.getByText('此浏览器不允许保存数据')
    await expect(word).toBeVisible()
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
    await expect(word).toHaveCount(1)
    await page.goto('/home')
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  })
})
