import type { ListProductsReply } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeData, changeReply, requestsTo } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const told = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('H-04 H-06 H-09 films are picked, contacts are copied and said, one poster has no arrows', async () => {
  await openSite(`/area/ztDetail/videoList?${booth}`)
  const films = page.getByRole('dialog', { name: '视频' })
  const second = films.getByRole('listitem').nth(1).getByRole('button')
  await second.click()
  await expect.element(second).toHaveAttribute('aria-current', 'true')
  await expect.element(films.getByCss('video')).toHaveAttribute('poster', expect.stringMatching(/.+/))
  await expect
    .element(films.getByRole('heading', { level: 3 }))
    .toHaveTextContent(await textOf(second.getByCss('span[lang]')))
  await page.getByRole('button', { name: '联系方式' }).click()
  const contact = page.getByRole('dialog', { name: '联系方式' })
  await contact.getByRole('button', { name: '复制电子邮箱' }).click()
  await told('电子邮箱已复制')
  expect(await navigator.clipboard.readText()).toBe('sales@chaoyuan.example')
  await openSite(`/area/ztDetail?panel=posters&${booth}`)
  const posters = page.getByRole('dialog', { name: '海报' })
  await expect.element(posters.getByRole('img')).toBeVisible()
  await expect.element(posters.getByRole('button', { name: '下一张' })).not.toBeInTheDocument()
})

test('H-10 O-06 a booth without films or products says so instead of opening an empty panel', async () => {
  let filmsAnswered = 0
  changeReply(/\/booth-resource$/, async (request, answer) => {
    const reply = await answer()
    if (request.url.includes('video')) filmsAnswered++
    return reply
  })
  changeData<ListProductsReply>(/\/exhibition-product$/, (reply) => ({ ...reply, list: [], count: 0 }))
  await openSite('/area/ztDetail?company_id=1004&exhibition_id=21')
  await page.getByRole('button', { name: '联系方式' }).click()
  await expect.poll(() => filmsAnswered).toBeGreaterThan(0)
  await page.getByRole('button', { name: '视频' }).click()
  await told('该展商暂无视频')
  await page.getByRole('button', { name: '展品' }).click()
  await told('该展商暂无展品')
  await expect.element(page.getByRole('dialog', { name: '联系方式' })).toBeVisible()
})

test('H-12 the profile is asked for when a signed-in visitor opens a booth', async () => {
  const { name } = await signInNewVisitor()
  await openSite('/area/zhanqu?exhibition_id=21&status=0&list=exhibitors')
  await expect.element(page.getByRole('button', { name })).toBeVisible()
  const before = requestsTo(/\/account\/v1\/profile/).length
  await page.getByRole('dialog').getByRole('article').first().getByRole('link').click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail\?/)
  await expect.poll(() => requestsTo(/\/account\/v1\/profile/).length).toBeGreaterThan(before)
})

test('S-100 over a hall’s picture stands its name, and beside a panel, which says it, none', async () => {
  const over = page.getByCss('p').filter({ hasText: /^跨境电商选品云展$/ })
  const hall = '/area/zhanqu?exhibition_id=34&status=0'
  await openSite(hall, { sceneView: 'none chosen' })
  await expect.element(over).toBeVisible()
  await openSite(`${hall}&list=exhibitors`, { sceneView: 'none chosen' })
  await expect.element(page.getByRole('button', { name: '进入三维场景' })).toBeVisible()
  await expect.poll(() => over.elements().length).toBe(0)
})

test('S-100 Q-50 over a booth’s picture stands its name in the header alone, and beside a panel no second primary button', async () => {
  const enter = page.getByRole('button', { name: '进入三维场景' })
  const colourOfEnter = () => getComputedStyle(enter.element()).backgroundColor
  const names = page.getByText('舟山潮垣海产有限公司', { exact: true })
  await openSite(`/area/ztDetail?${booth}`, { sceneView: 'none chosen' })
  await expect.element(enter).toBeVisible()
  const primary = colourOfEnter()
  expect(names.elements()).toHaveLength(1)
  await page.getByRole('button', { name: '联系方式' }).click()
  const panel = page.getByRole('dialog', { name: '联系方式' })
  await expect.element(panel).toBeVisible()
  await expect.poll(colourOfEnter).not.toBe(primary)
  expect(names.elements()).toHaveLength(1)
})
