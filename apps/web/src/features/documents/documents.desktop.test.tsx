import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectErrors } from '../../testing/expected-errors.ts'
import { press } from '../../testing/keys.ts'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, forgetReplies } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'
// Here already: it is large, and a test does not wait for it.
import './pdf-engine.ts'

const sheet = (number: number) => page.getByRole('listitem', { name: `第 ${number} 页` })
const pageNumber = page.getByRole('textbox', { name: '页码' })

test('B-16 the fixed document is read in the page: pages, sizes, words, the file itself', async () => {
  await openSite('/documentView')
  await expect
    .element(page.getByRole('heading', { level: 1, name: '港城外贸优品云展观展指南' }))
    .toBeVisible()
  await expect.element(sheet(1)).toHaveTextContent('云展观展指南')
  await expect.element(page.getByText('100%')).toBeVisible()
  const width = () => sheet(1).element().getBoundingClientRect().width
  const before = width()
  await page.getByRole('button', { name: '放大' }).click()
  await expect.element(page.getByText('125%')).toBeVisible()
  expect(width()).toBeGreaterThan(before)
  await page.getByRole('button', { name: '整页显示' }).click()
  await press(page.getByRole('region', { name: '页面', exact: true }), '{ArrowRight}')
  await expect.element(pageNumber).toHaveValue('2')
  await pageNumber.fill('4')
  await press(pageNumber, '{Enter}')
  await expect.element(sheet(4)).toBeInViewport()
  await expect.element(pageNumber).toHaveValue('4')
  const file = commands.nextDownload()
  await page.getByRole('link', { name: /^下载/ }).click()
  expect((await file).name).toMatch(/\.pdf$/)
})

test('B-16 F-04 the papers of the desk open in the viewer, and Back leads to the desk', async () => {
  await openSite('/area/consult/consultPdf?exhibition_id=21&status=0')
  const paper = page.getByRole('dialog', { name: '展会资料' }).getByRole('link').first()
  const name = await textOf(paper)
  await paper.click()
  await expect.poll(address).toMatch(/^\/documentView\?id=\d+$/)
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.element(sheet(1)).toBeVisible()
  await expectAccessible()
  await expectGoodShape()
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(address).toContain('/area/consult/consultPdf?')
})

test('B-16 a file that does not open is logged, told, offered as it is, and tried again', async () => {
  expectErrors(/document not shown/)
  changeReply(
    /^\/files\//,
    () => new Response('no document at all', { headers: { 'content-type': 'application/pdf' } }),
  )
  await openSite('/documentView?id=5002')
  const told = page.getByRole('alert')
  await expect.element(told).toHaveTextContent('这份资料没能在页面里打开')
  await expect
    .element(told.getByRole('link', { name: '下载原文件' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/files\//))
  forgetReplies()
  await told.getByRole('button', { name: '重试' }).click()
  await expect.element(sheet(1)).toBeVisible()
})
