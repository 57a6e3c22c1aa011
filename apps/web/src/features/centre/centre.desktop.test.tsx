import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { escapeFrom } from '../../testing/keys.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply } from '../../testing/replies.ts'
import { textsOf } from '../../testing/texts.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const centre = page.getByRole('dialog', { name: '个人中心' })

test('I-01 D-09 the user centre opens over the page one is on, each screen has its number, and Back closes it', async () => {
  const { name } = await signInNewVisitor()
  await openSite('/plateformInfo')
  await page.getByRole('button', { name }).click()
  await page.getByRole('link', { name: '个人中心' }).click()
  const menu = centre.getByRole('navigation')
  const screens = [
    ['收藏的展商', 7],
    ['收藏的展品', 2],
    ['收藏的视频', 1],
    ['收藏的资料', 3],
    ['收藏的会议', 'sessions'],
    ['我的洽谈', 'talks'],
    ['我的名片', 0],
    ['名片夹', 4],
    ['基本信息', 5],
    ['修改密码', 6],
  ] as const
  await expect.poll(() => textsOf(menu.getByRole('heading'))).toEqual(['我的收藏', '账户信息'])
  await expect
    .poll(() => textsOf(menu.getByRole('link')))
    .toEqual(screens.map(([title]) => expect.stringMatching(new RegExp(`^${title}`))))
  for (const [title, number] of screens) {
    await menu.getByRole('link', { name: title }).click()
    await expect.element(centre.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    expect(address()).toBe(`/plateformInfo?centre=${number}`)
  }
  history.back()
  await expect.element(centre).not.toBeInTheDocument()
  expect(address()).toBe('/plateformInfo')
})

test('B-14 /home opens the user centre on basic info, and a guest signs in first', async () => {
  await openSite('/home')
  await expect.poll(address).toBe('/login?return=%2Fexhibition%3Fcentre%3D5')
  await signInNewVisitor()
  await openSite('/home')
  await expect.element(centre.getByRole('heading', { name: '基本信息', level: 2 })).toBeVisible()
  await escapeFrom(centre)
  await expect.element(centre).not.toBeInTheDocument()
  expect(address()).toBe('/exhibition')
})

test('I-02 F-01 an exhibition’s side buttons open the card holder and the files without the menu, and the schedule', async () => {
  await signInNewVisitor()
  await openSite('/area/zhanqu?exhibition_id=21')
  const rail = page.getByRole('navigation', { name: '展会服务' })
  for (const [button, title] of [
    ['名片夹', '名片夹'],
    ['我的收藏', '收藏的资料'],
  ] as const) {
    await rail.getByRole('link', { name: button }).click()
    await expect.element(centre.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await expect.element(centre.getByRole('navigation')).not.toBeInTheDocument()
    await centre.getByRole('button', { name: '关闭' }).click()
    await expect.element(centre).not.toBeInTheDocument()
  }
  await rail.getByRole('link', { name: '会议日程' }).click()
  await expect.element(page.getByRole('dialog', { name: '会议日程' })).toBeVisible()
  expect(address()).toBe('/area/consult/rcap?exhibition_id=21')
})

test('S-108 conversations that are on their way show the shape of their list and say so', async () => {
  await signInNewVisitor()
  changeReply(/rtm-token$/, () => new Promise(() => {}))
  await openSite('/plateformInfo?centre=talks')
  await expect.element(centre.getByRole('heading', { name: '我的洽谈', level: 2 })).toBeVisible()
  await expect.element(centre.getByRole('status').filter({ hasText: '正在加载' })).toBeVisible()
  await expect.element(centre.getByText('还没有洽谈')).not.toBeInTheDocument()
})
