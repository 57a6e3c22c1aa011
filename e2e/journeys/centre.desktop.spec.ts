import { readFile } from 'node:fs/promises'
import { listVideoFavourites, markVideo } from '@tradefloor/contract'
import { exchangeCards, keepCompanies, keepProducts, keepSession, someVideo } from '../support/favourites.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const fair = 21
/** A screen by itself, over a page without a scene. */
const alone = (screen: number) => `/plateformInfo?centre=${screen}&alone=1`

test('I-01 D-09 the user centre opens over the page one is on, each screen has its number, and Back closes it', async ({
  page,
}) => {
  const { name } = await newVisitor(page)
  await page.goto('/plateformInfo')
  await page.getByRole('button', { name }).click()
  await page.getByRole('link', { name: '个人中心' }).click()
  const centre = page.getByRole('dialog', { name: '个人中心' })
  const menu = centre.getByRole('navigation')
  await expect(menu.getByRole('heading')).toHaveText(['我的收藏', '账户信息'])
  const screens = [
    ['收藏的展商', 7],
    ['收藏的展品', 2],
    ['收藏的视频', 1],
    ['收藏的文件', 3],
    ['收藏的会议', 'sessions'],
    ['我的洽谈', 'talks'],
    ['我的名片', 0],
    ['名片夹', 4],
    ['基本信息', 5],
    ['修改密码', 6],
  ] as const
  await expect(menu.getByRole('link')).toHaveText(screens.map(([title]) => new RegExp(`^${title}`)))
  for (const [title, number] of screens) {
    await menu.getByRole('link', { name: title }).click()
    await expect(centre.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    expect(addressOf(page)).toBe(`/plateformInfo?centre=${number}`)
  }
  await page.goBack()
  await expect(centre).toHaveCount(0)
  expect(addressOf(page)).toBe('/plateformInfo')
})

test('B-14 /home opens the user centre on basic info, and a guest signs in first', async ({ page }) => {
  await page.goto('/home')
  await expect.poll(() => addressOf(page)).toBe('/login?return=%2Fexhibition%3Fcentre%3D5')
  await newVisitor(page)
  await page.goto('/home')
  const centre = page.getByRole('dialog', { name: '个人中心' })
  await expect(centre.getByRole('heading', { name: '基本信息', level: 2 })).toBeVisible()
  await escapeFrom(centre)
  await expect(centre).toHaveCount(0)
  expect(addressOf(page)).toBe('/exhibition')
})

test('I-02 F-01 an exhibition’s side buttons open the card holder and the files without the menu, and the schedule', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto(`/area/zhanqu?exhibition_id=${fair}`)
  const rail = page.getByRole('navigation', { name: '展会服务' })
  const centre = page.getByRole('dialog', { name: '个人中心' })
  for (const [button, title] of [
    ['名片夹', '名片夹'],
    ['我的收藏', '收藏的文件'],
  ] as const) {
    await rail.getByRole('link', { name: button }).click()
    await expect(centre.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await expect(centre.getByRole('navigation')).toHaveCount(0)
    await centre.getByRole('button', { name: '关闭' }).click()
    await expect(centre).toHaveCount(0)
  }
  await rail.getByRole('link', { name: '会议日程' }).click()
  await expect(page.getByRole('dialog', { name: '会议日程' })).toBeVisible()
  expect(addressOf(page)).toBe(`/area/consult/rcap?exhibition_id=${fair}`)
})

test('I-03 L-04 in edit mode favourites are chosen one by one, in a row, all or none, by hand and by keyboard', async ({
  page,
}) => {
  await keepCompanies(await newVisitor(page), fair, 4)
  await page.goto(alone(7))
  const list = page.getByRole('list', { name: '收藏的展商' })
  await page.getByRole('button', { name: '编辑' }).click()
  const boxes = list.getByRole('checkbox')
  const drop = page.getByRole('button', { name: /^删除/ })
  await expect(drop).toBeDisabled()
  await page.getByRole('checkbox', { name: '全选' }).check()
  await expect(drop).toHaveText('删除（4）')
  await page.getByRole('button', { name: '取消全选' }).click()
  await expect(drop).toHaveText('删除（0）')
  await boxes.first().press('Space')
  await boxes.first().press('Shift+ArrowRight')
  await expect(drop).toHaveText('删除（2）')
  await boxes.nth(1).press('Control+a')
  await expect(drop).toHaveText('删除（4）')
  await page.getByRole('button', { name: '取消', exact: true }).click()
  await expect(boxes).toHaveCount(0)
  await page.getByRole('button', { name: '编辑' }).click()
  await boxes.first().click()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(drop).toHaveText('删除（3）')
  await expectAccessible(page)
})

test('I-03 L-04 O-07 what is chosen is deleted, and one can think better of it', async ({ page }) => {
  const companies = await keepCompanies(await newVisitor(page), fair, 3)
  await page.goto(alone(7))
  const list = page.getByRole('list', { name: '收藏的展商' })
  await page.getByRole('button', { name: '编辑' }).click()
  await list.getByRole('checkbox').first().click()
  await list.getByRole('checkbox').last().click()
  await page.getByRole('button', { name: '删除（2）' }).click()
  await expect(page.getByRole('status').getByText('已取消收藏')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('checkbox')).toHaveCount(0)
  // Within the window that keeps the focus, and with it.
  const undo = page.getByRole('dialog').getByRole('button', { name: '撤销' })
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(undo).toHaveCount(0)
  await list.getByRole('link', { name: companies[0]?.name ?? '' }).click()
  await expect(page).toHaveURL(new RegExp(`/area/ztDetail\\?company_id=${companies[0]?.id}`))
})

test('I-03 P-06 favourites of every exhibition stand together, by pages, and films play where they are', async ({
  page,
}) => {
  const visitor = await newVisitor(page)
  await Promise.all([keepProducts(visitor, fair, 20), keepProducts(visitor, 25, 5)])
  await visitor.call(markVideo, { body: await someVideo(visitor, fair) })
  await page.goto('/plateformInfo?centre=2')
  const list = page.getByRole('list', { name: '收藏的展品' })
  await expect(list.getByRole('listitem')).toHaveCount(24)
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: '收藏的视频' }).click()
  const { list: films } = await visitor.call(listVideoFavourites)
  const film = films[0]?.resource
  await page.getByRole('button', { name: `播放：${film?.name}` }).click()
  await expect(page.locator('video')).toHaveAttribute('src', film?.download_url ?? '')

  await page.getByRole('link', { name: '收藏的文件' }).click()
  await expect(page.getByText('还没有收藏文件')).toBeVisible()
  await page.getByRole('link', { name: '去逛展会' }).click()
  await expect.poll(() => addressOf(page)).toBe('/exhibition?list=held')
})

test('I-03 F-08 a session that is kept says when and where it is, leads to its hall, and goes into a calendar', async ({
  page,
}) => {
  const visitor = await newVisitor(page)
  const session = await keepSession(visitor, fair)
  await page.goto('/plateformInfo?centre=sessions')
  const card = page.getByRole('list', { name: '收藏的会议' }).getByRole('listitem')
  await expect(card).toContainText(session.title)
  await expect(card).toContainText(/\d\d:\d\d–\d\d:\d\d/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出到日历' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VEVENT')
  await expectGoodShape(page)
  await expectAccessible(page)
  await card.getByRole('link', { name: session.title }).click()
  const hall = session.hall_id === 1 ? 'bigconference' : 'smallconference'
  await expect(page).toHaveURL(new RegExp(`/area/${hall}\\?exhibition_id=${fair}`))
})

test('I-04 L-06 M-06 M-07 the card is seen while it is filled in, its picture is checked, cut, uploaded, and kept by Save', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto(alone(0))
  const card = page.getByRole('region', { name: '名片预览' })
  await page.getByLabel('公司（必填）').fill('')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请填写公司')).toBeVisible()
  await expect(page.getByText('请填写职位')).toBeVisible()
  await page.getByLabel('公司（必填）').fill('听潮贸易')
  await page.getByLabel('职位（必填）').fill('采购总监')
  await expect(card).toContainText('听潮贸易')
  await expect(card).toContainText('采购总监')

  const picture = page.locator('input[type=file]')
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 240 } })
  const notices = page.getByRole('status')
  await picture.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') })
  await expect(notices.getByText('仅支持图片格式')).toBeVisible()
  const large = Buffer.concat([buffer, Buffer.alloc(2 * 1024 * 1024)])
  await picture.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: large })
  await expect(notices.getByText('图片大小错误')).toBeVisible()
  await picture.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: '使用这张图片' }).click()
  await expect(page.getByText('已上传，保存后生效')).toBeVisible()

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('放弃未保存的修改')
  await question.getByRole('button', { name: '继续编辑' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(notices.getByText('保存成功')).toBeVisible()
  await page.reload()
  await expect(card).toContainText('采购总监')
  await expect(page.getByRole('img', { name: '名片图片' })).toBeVisible()
})

test('I-06 received cards are read, and exported for an address book and a spreadsheet', async ({ page }) => {
  const [first] = await exchangeCards(await newVisitor(page), fair, 1)
  await page.goto(alone(4))
  const card = page.getByRole('list', { name: '名片夹' }).getByRole('listitem')
  await expect(card).toHaveText(new RegExp(`${first?.name}.*${first?.address}.*国际海洋渔业云博览会`))
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  for (const [format, begins] of [
    ['vCard', 'BEGIN:VCARD'],
    ['CSV', '\ufeff'],
  ] as const) {
    await page.getByRole('button', { name: '导出', exact: true }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`^${format}`) }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith(begins)).toBe(true)
    expect(text).toContain(first?.name)
  }
})

test('I-06 a received card is shown to a camera, and cancelled by selection', async ({ page }) => {
  const [first, second] = await exchangeCards(await newVisitor(page), fair, 2)
  await page.goto(alone(4))
  const list = page.getByRole('list', { name: '名片夹' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: `${first?.name} 的名片二维码` }).click()
  const qr = page.getByRole('dialog', { name: /二维码/ })
  await expect(qr.getByRole('img')).toBeVisible()
  await qr.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  await list.getByRole('checkbox', { name: first?.name ?? '' }).click()
  await expectGoodShape(page)
  await page.getByRole('button', { name: '删除（1）' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除（1）' }).click()
  await expect(page.getByRole('status').getByText('名片已删除')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveText(new RegExp(second?.name ?? ''))
})

test('I-05 basic info is saved in the server’s words; N-02 all data is taken along and the account erased', async ({
  page,
}) => {
  const { password } = await newVisitor(page)
  await page.goto('/plateformInfo?centre=5')
  const save = page.getByRole('button', { name: '保存' })
  const country = page.getByLabel('国家或地区')
  await expect(country).toHaveValue('CN')
  await country.selectOption('')
  await expect(save).toBeDisabled()
  await country.selectOption('JP')
  await page.getByLabel('姓名').fill(' ')
  await save.click()
  await expect(page.getByText('请填写姓名')).toBeVisible()
  await page.getByLabel('姓名').fill('程小苇')
  await page.getByLabel('参展目的').fill('寻找冷链供应商')
  await save.click()
  await expect(page.getByRole('status').getByText('保存成功')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('程小苇')

  const data = page.getByRole('region', { name: '数据与隐私' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: '导出我的数据' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('寻找冷链供应商')
  await data.getByRole('button', { name: '删除账户' }).click()
  const question = page.getByRole('alertdialog')
  const erase = question.getByRole('button', { name: '永久删除' })
  await expect(erase).toBeDisabled()
  await question.getByLabel('密码', { exact: true }).fill('not#Mine2026')
  await erase.click()
  await expect(question.getByText('原密码不正确')).toBeVisible()
  await question.getByLabel('密码', { exact: true }).fill(password)
  await erase.click()
  await expect(page.getByRole('status').getByText('账号及其全部资料已删除')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()
  expect(addressOf(page)).toBe('/exhibition')
})

test('I-07 L-08 M-02 M-03 M-04 M-05 a changed password ends the session and leads to sign-in', async ({
  page,
}) => {
  const { password } = await newVisitor(page)
  await page.goto(alone(6))
  const [old, fresh, repeat] = ['原密码', '新密码', '再次输入密码'].map((label) => page.getByLabel(label))
  const change = page.getByRole('button', { name: '修改密码' })
  const notices = page.getByRole('status')
  await old?.fill('not#Mine2026')
  await fresh?.fill('short')
  await expect(change).toBeDisabled()
  await repeat?.fill('other')
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
  await change.click()
  await expect(notices.getByText('两次输入的密码不一致')).toBeVisible()
  await repeat?.fill('short')
  await change.click()
  await expect(notices.getByText('新密码不符合下方的要求')).toBeVisible()
  for (const field of [fresh, repeat]) await field?.fill('Tideline#2027')
  await change.click()
  await expect(notices.getByText('原密码不正确')).toBeVisible()
  await old?.fill(password)
  await change.click()
  await expect(notices.getByText('密码修改成功，请重新登录')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('/login')
  expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBeNull()
})
