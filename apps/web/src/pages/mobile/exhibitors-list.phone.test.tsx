import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'

const list = '/mobilezhanquExhibitor?exhibition_id=21'
const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem')
const box = page.getByRole('textbox', { name: '在本展会中搜索' })
const sheet = page.getByRole('dialog')
const column = (name: string) => sheet.getByRole('list', { name })

test('S-86 the list has booth, industry and main products, and stays a list when it is opened again', async () => {
  await openSite(list)
  await page.getByRole('button', { name: '列表' }).click()
  await expect.element(rows.first()).toHaveTextContent(/展位 [A-Z]\d+.*主营：/)
  await openSite(list)
  await expect.element(rows.first()).toHaveTextContent('主营：')
})

test('S-86 exhibitors are searched in their exhibition by what they show, and the way back is offered', async () => {
  await openSite(list)
  await expect.element(rows.nth(5)).toBeVisible()
  await box.fill('鱿鱼')
  await expect.poll(address).toMatch(/[?&]word=%E9%B1%BF%E9%B1%BC/)
  await expect.poll(() => rows.elements().length).toBeLessThan(6)
  await expect.element(rows.first()).toBeVisible()
  expectTouchTargets()
  await expectGoodShape()
  await expectAccessible()
  await box.fill('没有这样的企业')
  await expect.element(page.getByText('没有找到“没有这样的企业”')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '清除关键词' }).last().click()
  await expect.element(rows.nth(5)).toBeVisible()
  await expect.element(box).toHaveValue('')
})

test('S-86 cities and districts say how many there are, and those without anybody are not offered', async () => {
  await openSite(list)
  await page.getByRole('button', { name: '全部地区' }).click()
  await column('省份').getByRole('button', { name: '浙江省' }).click()
  const city = column('城市').getByRole('button', { name: '舟山市' })
  await expect.element(city).toHaveTextContent(/[1-9]\d*$/)
  const counts = async (name: string) => {
    const places = column(name).getByRole('button').elements().slice(1)
    return places.map((place) => Number(/\d+$/.exec(place.textContent ?? '')?.[0] ?? 0))
  }
  for (const count of await counts('城市')) expect(count).toBeGreaterThan(0)
  const inCity = Number(/\d+$/.exec(await textOf(city))?.[0])
  await city.click()
  await expect.element(page.getByRole('button', { name: `查看 ${inCity} 家展商` })).toBeVisible()
  await expect.element(column('区县').getByRole('button').nth(1)).toHaveTextContent(/[1-9]\d*$/)
  const inDistricts = await counts('区县')
  expect(inDistricts.reduce((sum, count) => sum + count, 0)).toBe(inCity)
})

test('S-86 where the counts of cities do not come, all of them can be chosen', async () => {
  changeReply(/\/web\/exhibitor$/, ({ url }, answer) =>
    new URL(url).searchParams.get('group') === '1'
      ? Response.json({ res: 0, mes: '服务正忙，请稍后再试', errMes: '' }, { status: 400 })
      : answer(),
  )
  await openSite(list)
  await page.getByRole('button', { name: '全部地区' }).click()
  await column('省份').getByRole('button', { name: '浙江省' }).click()
  await expect.poll(() => column('城市').getByRole('button').elements().length).toBeGreaterThan(8)
})
