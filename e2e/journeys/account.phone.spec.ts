import { readFile } from 'node:fs/promises'
import { markVideo } from '@tradefloor/contract'
import { fillIn, openSignIn } from '../support/account.ts'
import { exchangeCards, keepCompanies, keepProducts, keepSession, someVideo } from '../support/favourites.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const fair = 21
const own = ['/collection?tab=product', '/cardHolder', '/myCard', '/personalInfo', '/passwordModify'] as const
const signInFor = (place: string) => `/mobileLogin?${new URLSearchParams({ return: place })}`

test('J-01 J-13 C-11 at /home a guest is told what an account gives, signs in and comes back', async ({
  page,
}) => {
  await page.goto('/mobileplateformInfo')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
  await expect(page.getByRole('heading', { name: '登录后，展会跟着您走' })).toBeVisible()
  expect(addressOf(page)).toBe('/home')
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: '登录', exact: true }).click()
  await expect.poll(() => addressOf(page)).toBe(signInFor('/home'))
  await fillIn(page, await openSignIn(page, addressOf(page)))
  await expect.poll(() => addressOf(page)).toBe('/home')
  await expect(page.getByRole('navigation', { name: '收藏数量' })).toBeVisible()
})

for (const place of own)
  test(`J-13 N-01 C-11 a guest on ${place} signs in first, or goes on as a guest elsewhere`, async ({
    page,
  }) => {
    await page.goto(place)
    await expect.poll(() => addressOf(page)).toBe(signInFor(place))
    // Back there they would only be asked again.
    await expect(page.getByRole('link', { name: '先以访客身份逛逛' })).toHaveAttribute(
      'href',
      '/mobileExhibition',
    )
    await newVisitor(page)
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(addressOf(page)).toBe(place)
  })

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ language })

    for (const place of ['/home', '/collection', ...own])
      test(`J-13 A-07 ${place} in ${language} is in good shape, accessible and made for a thumb`, async ({
        page,
      }) => {
        const visitor = await newVisitor(page, language === 'zh' ? '程一苇' : 'Cheng Yiwei')
        await keepCompanies(visitor, fair, 3)
        await keepProducts(visitor, fair, 3)
        await exchangeCards(visitor, fair, 2)
        await page.goto(place)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectGoodShape(page)
        await expectTouchTargets(page)
        await expectAccessible(page)
        await page.setViewportSize({ width: 360, height: 640 })
        await expectGoodShape(page)
        // Letters twice as large leave half as much room for them.
        await page.setViewportSize({ width: 195, height: 422 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(195)
      })
  })

test('J-13 A-06 L-09 /home says who one is and how much is kept, changes the language at once and lets one go', async ({
  page,
}) => {
  const visitor = await newVisitor(page)
  await keepCompanies(visitor, fair, 2)
  await exchangeCards(visitor, fair, 1)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /^程一苇/ })).toContainText('程氏海产贸易行')
  const kept = page.getByRole('navigation', { name: '收藏数量' }).getByRole('link')
  await expect(kept).toHaveText(['2展商', '0展品', '0视频', '0文件', '0会议'])
  await expect(page.getByRole('link', { name: /名片夹/ })).toContainText('1 张')
  await expect(page.getByRole('link', { name: /我的名片/ })).toContainText('资料完整')
  await page.getByRole('button', { name: /English/ }).click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.getByRole('button', { name: /中文/ }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect.poll(() => addressOf(page)).toBe('/mobileExhibition')
  expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBeNull()
})

test('J-13 I-03 L-04 /collection has a tab for each kind, which are chosen, deleted and brought back', async ({
  page,
}) => {
  const visitor = await newVisitor(page)
  const companies = await keepCompanies(visitor, fair, 3)
  await visitor.call(markVideo, { body: await someVideo(visitor, fair) })
  const session = await keepSession(visitor, fair)
  await page.goto('/collection')
  await expect(page.getByRole('tab')).toHaveText(['展商3', '展品0', '视频1', '文件0', '会议1'])
  const list = page.getByRole('list', { name: '收藏的展商' })
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('checkbox', { name: '全选' }).check()
  await page.getByRole('button', { name: '取消全选' }).click()
  await list.getByRole('checkbox').first().click()
  await expectTouchTargets(page)
  await page.getByRole('button', { name: '删除（1）' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('link', { name: companies[0]?.name ?? '' }).click()
  await expect(page).toHaveURL(new RegExp(`/mobilezhanquDetaile\\?company_id=${companies[0]?.id}`))
  await page.goBack()

  await page.getByRole('tab', { name: '视频' }).click()
  expect(addressOf(page)).toBe('/collection?tab=video')
  await page.getByRole('button', { name: /^播放/ }).click()
  await expect(page.locator('video[playsinline]')).toBeVisible()
  await expectGoodShape(page)
  await page.getByRole('tab', { name: '会议' }).click()
  await expect(page.getByRole('link', { name: session.title })).toBeVisible()
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await page.getByRole('tab', { name: '文件' }).click()
  await expect(page.getByText('还没有收藏文件')).toBeVisible()
  await page.getByRole('link', { name: '去逛展会' }).click()
  await expect.poll(() => addressOf(page)).toBe('/mobileExhibitors')
})

test('J-14 P-01 a long list goes on as one scrolls, ten at a time', async ({ page }) => {
  const visitor = await newVisitor(page)
  await Promise.all([keepProducts(visitor, fair, 20), keepProducts(visitor, 25, 5)])
  const first = page.waitForRequest((request) => request.url().includes('/exh_product/mark'))
  await page.goto('/collection?tab=product')
  expect(new URL((await first).url()).searchParams.get('size')).toBe('10')
  const cards = page.getByRole('list', { name: '收藏的展品' }).getByRole('listitem')
  for (const count of [10, 20, 25]) {
    await expect(cards).toHaveCount(count)
    await cards.last().scrollIntoViewIfNeeded()
  }
})

test('O-01 A-09 a list that does not come says why in the server’s words, and is asked for again', async ({
  page,
}) => {
  await keepCompanies(await newVisitor(page), fair, 1)
  const calls = /\/exh_company\/mark\?/
  await page.route(calls, (route) => route.fulfill({ json: { res: 0, mes: '', errMes: '收藏暂时读不出来' } }))
  await page.goto('/collection')
  await expect(page.getByRole('alert')).toContainText('收藏暂时读不出来')
  await page.unroute(calls)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('list', { name: '收藏的展商' }).getByRole('listitem')).toHaveCount(1)
})

test('J-13 I-06 from /cardHolder one calls, writes, keeps a card in the address book, and deletes by selection', async ({
  page,
}) => {
  const [first, second] = await exchangeCards(await newVisitor(page), fair, 2)
  await page.goto('/cardHolder')
  const list = page.getByRole('list', { name: '名片夹' })
  await expect(list.getByRole('link', { name: `给 ${first?.name} 打电话` })).toHaveAttribute('href', /^tel:/)
  await expect(list.getByRole('link', { name: `给 ${first?.name} 发邮件` })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: `把 ${first?.name} 存入通讯录` }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${first?.name}.vcf`)
  expect(await readFile(await file.path(), 'utf8')).toContain(`ORG:${first?.name}`)
  await list.getByRole('button', { name: `${first?.name} 的名片二维码` }).click()
  const qr = page.getByRole('dialog', { name: /二维码/ })
  await expect(qr.getByRole('img')).toBeVisible()
  await qr.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  await list.getByRole('checkbox', { name: first?.name ?? '' }).click()
  await page.getByRole('button', { name: '删除（1）' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除（1）' }).click()
  await expect(list.getByRole('listitem')).toHaveText(new RegExp(second?.name ?? ''))
})
