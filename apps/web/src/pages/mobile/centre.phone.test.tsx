import { markVideo } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  exchangeCards,
  favouriteCompanies,
  favouriteProducts,
  favouriteSession,
  someVideo,
} from '../../testing/favourites.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, requestsTo } from '../../testing/replies.ts'
import { captchaAfter, fillIn } from '../../testing/sign-in-form.ts'
import { textsOf } from '../../testing/texts.ts'
import { registerNewVisitor, signInNewVisitor } from '../../testing/visitor.ts'

const fair = 21
const own = ['/collection?tab=product', '/cardHolder', '/myCard', '/personalInfo', '/passwordModify']
const signInFor = (place: string) => `/mobileLogin?${new URLSearchParams({ return: place })}`

test('J-01 J-13 C-11 at /home a guest is told what an account gives, signs in and comes back', async () => {
  const visitor = await registerNewVisitor()
  await openSite('/mobileplateformInfo')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
  await expect.element(page.getByRole('heading', { name: '登录后，展会跟着您走' })).toBeVisible()
  expect(address()).toBe('/home')
  await expectGoodShape()
  expectTouchTargets()
  await expectAccessible()
  const code = await captchaAfter(() => page.getByRole('link', { name: '登录', exact: true }).click())
  await expect.poll(address).toBe(signInFor('/home'))
  await fillIn(code, visitor)
  await expect.poll(address).toBe('/home')
  await expect.element(page.getByRole('navigation', { name: '收藏数量' })).toBeVisible()
})

test('J-13 N-01 C-11 a guest on a visitor’s page signs in first, or goes on as a guest elsewhere', async () => {
  for (const place of own) {
    await openSite(place)
    await expect.poll(address).toBe(signInFor(place))
    // Back there they would only be asked again.
    await expect
      .element(page.getByRole('link', { name: '先以访客身份逛逛' }))
      .toHaveAttribute('href', '/mobileExhibition')
  }
  await signInNewVisitor()
  for (const place of own) {
    await openSite(place)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(address()).toBe(place)
  }
})

test('J-13 A-06 L-09 /home says who one is and how much is kept, changes the language at once and lets one go', async () => {
  const visitor = await signInNewVisitor()
  await favouriteCompanies(visitor, fair, 2)
  await exchangeCards(visitor, fair, 1)
  await openSite('/home')
  await expect.element(page.getByRole('link', { name: /^程一苇/ })).toHaveTextContent('程氏海产贸易行')
  const kept = page.getByRole('navigation', { name: '收藏数量' }).getByRole('link')
  await expect.poll(() => textsOf(kept)).toEqual(['2展商', '0展品', '0视频', '0资料', '0会议'])
  await expect.element(page.getByRole('link', { name: /名片夹/ })).toHaveTextContent('1 张')
  await expect.element(page.getByRole('link', { name: /我的名片/ })).toHaveTextContent('资料完整')
  await page.getByRole('button', { name: /English/ }).click()
  await expect.element(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.getByRole('button', { name: /中文/ }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect.poll(address).toBe('/mobileExhibition')
  expect(localStorage.getItem('isLogin')).toBeNull()
})

test('J-13 I-03 L-04 /collection has a tab for each kind, which are chosen, deleted and brought back', async () => {
  const visitor = await signInNewVisitor()
  const [first] = await favouriteCompanies(visitor, fair, 3)
  await visitor.call(markVideo, { body: await someVideo(visitor, fair) })
  const session = await favouriteSession(visitor, fair)
  await openSite('/collection')
  await expect
    .poll(() => textsOf(page.getByRole('tab')))
    .toEqual(['展商3', '展品0', '视频1', '资料0', '会议1'])
  const list = page.getByRole('list', { name: '收藏的展商' })
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('checkbox', { name: '全选' }).click()
  await page.getByRole('button', { name: '取消全选' }).click()
  await list.getByRole('checkbox').first().click()
  expectTouchTargets()
  await page.getByRole('button', { name: '删除（1）' }).click()
  await expect.element(list.getByRole('listitem')).toHaveLength(2)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.element(list.getByRole('listitem')).toHaveLength(3)
  await list.getByRole('link', { name: first?.name ?? '' }).click()
  await expect.poll(address).toMatch(new RegExp(`^/mobilezhanquDetaile\\?company_id=${first?.id}`))
  history.back()

  await page.getByRole('tab', { name: '视频' }).click()
  await expect.poll(address).toBe('/collection?tab=video')
  await page.getByRole('button', { name: /^播放/ }).click()
  await expect.element(page.getByCss('video[playsinline]')).toBeVisible()
  await expectGoodShape()
  await page.getByRole('tab', { name: '会议' }).click()
  await expect.element(page.getByRole('link', { name: session.title })).toBeVisible()
  await expectGoodShape()
  expectTouchTargets()
  await page.getByRole('tab', { name: '资料' }).click()
  await expect.element(page.getByText('还没有收藏资料')).toBeVisible()
  await page.getByRole('link', { name: '去逛展会' }).click()
  await expect.poll(address).toBe('/mobileExhibitors')
})

test('J-14 P-01 a long list goes on as one scrolls, ten at a time', async () => {
  const visitor = await signInNewVisitor()
  await Promise.all([favouriteProducts(visitor, fair, 20), favouriteProducts(visitor, 25, 5)])
  await openSite('/collection?tab=product')
  const cards = page.getByRole('list', { name: '收藏的展品' }).getByRole('listitem')
  for (const count of [10, 20, 25]) {
    await expect.element(cards).toHaveLength(count)
    cards.last().element().scrollIntoView()
  }
  const [asked] = requestsTo(/\/exh_product\/mark\?.*page=/)
  expect(new URL(asked ?? '', location.origin).searchParams.get('size')).toBe('10')
})

test('O-01 A-09 a list that does not come says why in the server’s words, and is asked for again', async () => {
  await favouriteCompanies(await signInNewVisitor(), fair, 1)
  let isBroken = true
  changeReply(/\/exh_company\/mark$/, (_, answer) =>
    isBroken ? Response.json({ res: 0, mes: '', errMes: '收藏暂时读不出来' }) : answer(),
  )
  await openSite('/collection')
  await expect.element(page.getByRole('alert')).toHaveTextContent('收藏暂时读不出来')
  isBroken = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('list', { name: '收藏的展商' }).getByRole('listitem')).toHaveLength(1)
})

test('J-13 I-06 from /cardHolder one calls, writes, keeps a card in the address book, and deletes by selection', async () => {
  const [first, second] = await exchangeCards(await signInNewVisitor(), fair, 2)
  await openSite('/cardHolder')
  const list = page.getByRole('list', { name: '名片夹' })
  const linkTo = (name: string) => list.getByRole('link', { name })
  await expect
    .element(linkTo(`给 ${first?.name} 打电话`))
    .toHaveAttribute('href', expect.stringMatching(/^tel:/))
  await expect
    .element(linkTo(`给 ${first?.name} 发邮件`))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  const [file] = await Promise.all([
    commands.nextDownload(),
    list.getByRole('button', { name: `存名片到通讯录：${first?.name}` }).click(),
  ])
  expect(file.name).toBe(`${first?.name}.vcf`)
  expect(file.text).toContain(`ORG:${first?.name}`)
  await list.getByRole('button', { name: `${first?.name} 的名片二维码` }).click()
  const qr = page.getByRole('dialog', { name: /二维码/ })
  await expect.element(qr.getByRole('img')).toBeVisible()
  await qr.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  await list.getByRole('checkbox', { name: first?.name ?? '' }).click()
  await page.getByRole('button', { name: '删除（1）' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除（1）' }).click()
  await expect.element(list.getByRole('listitem')).toHaveLength(1)
  await expect.element(list.getByRole('listitem')).toHaveTextContent(second?.name ?? '')
})
