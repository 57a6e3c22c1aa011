import type { Page } from '@playwright/test'
import { sendMessage } from '@tradefloor/contract'
import { signOnToDesk } from '../support/desk.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { aPictureFile } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const place = { company_id: 1001, exhibition_id: 21 }
const chat = '/area/ztDetail/chat?company_id=1001&exhibition_id=21'
const log = (page: Page) => page.getByRole('log').getByRole('listitem')

/** From the menu beside the box. */
async function send(page: Page, kind: '展品' | '资料') {
  await page.getByRole('button', { name: '发送图片、展品或资料' }).click()
  await page.getByRole('button', { name: kind, exact: true }).click()
}

/** As large as a phone takes them: of noise, which nothing makes smaller but fewer pixels. */
const photo = async (page: Page) => {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2600, 600)
    const brush = canvas.getContext('2d')
    const pixels = brush?.createImageData(canvas.width, canvas.height)
    if (!brush || !pixels) throw new Error('no canvas')
    for (let at = 0; at < pixels.data.length; at++)
      pixels.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256)
    brush.putImageData(pixels, 0, 0)
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  })
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('R-02 O-05 a visitor sends a product, a document and a picture; what is no picture is refused in words', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto(chat)
  const box = page.getByRole('textbox', { name: '洽谈内容' })
  await box.fill('请问起订')
  await send(page, '展品')
  const window = page.getByRole('dialog', { name: '选择要发送的展品' })
  await expect(window.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await window.getByRole('button', { name: '单冻鱿鱼圈' }).click()
  await expect(log(page).filter({ hasText: '单冻鱿鱼圈' })).toContainText('已送达')

  await send(page, '资料')
  const papers = page.getByRole('dialog', { name: '选择要发送的资料' }).getByRole('listitem')
  const name = (await papers.first().textContent()) ?? ''
  await papers.first().getByRole('button').click()
  await expect(log(page).filter({ hasText: name }).getByRole('link')).toHaveAttribute('href', /^\/files\//)

  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'pump.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('status').filter({ hasText: /png/ }).first()).toBeVisible()
  const large = await photo(page)
  expect(large.buffer.length).toBeGreaterThan(4_000_000)
  await file.setInputFiles(large)
  await expect(log(page).getByRole('button', { name: /^图片/ })).toBeVisible()
  await expect(box).toHaveValue('请问起订')
  await expectGoodShape(page)
})

test('N-03 R-02 at the desk a contact sends a picture, a product and a document, blocks a visitor and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL })
  const tab = await elsewhere.newPage()
  const visitor = await newVisitor(tab, `沈砚${Date.now() % 10_000}`)
  await visitor.call(sendMessage, {
    body: { client_id: `journey-${Date.now()}`, ...place, text: '有样品照片吗？' },
  })
  await tab.goto(chat)
  await signOnToDesk(page, '/desk/inbox')
  await page.getByRole('link', { name: new RegExp(visitor.name) }).click()
  await send(page, '展品')
  await page.getByRole('dialog').getByRole('button', { name: '单冻鱿鱼圈' }).click()
  await expect(log(tab).filter({ hasText: '单冻鱿鱼圈' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await aPictureFile(page))
  await expect(log(tab).getByRole('button', { name: /^图片/ })).toBeVisible()
  await log(page).getByRole('button', { name: '图片' }).click()
  const viewer = page.getByRole('dialog', { name: new RegExp(visitor.name) })
  await expect(viewer.getByRole('img')).toBeVisible()
  await viewer.getByRole('button', { name: '关闭大图' }).click()
  await expect(viewer).toHaveCount(0)
  await send(page, '资料')
  const papers = page.getByRole('dialog').getByRole('listitem')
  const name = (await papers.first().textContent()) ?? ''
  await papers.first().getByRole('button').click()
  await expect(log(tab).filter({ hasText: name })).toBeVisible()
  await expectGoodShape(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('button', { name: '屏蔽该访客' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '屏蔽', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '回复内容' })).toHaveCount(0)
  await expect(tab.getByText('该展商暂不接收您的消息')).toBeVisible()
  await page.getByRole('button', { name: '取消屏蔽' }).click()
  await expect(page.getByRole('textbox', { name: '回复内容' })).toBeVisible()
  await expect(tab.getByRole('textbox', { name: '洽谈内容' })).toBeVisible()
  await elsewhere.close()
})
