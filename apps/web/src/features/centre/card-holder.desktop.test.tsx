import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { exchangeCards } from '../../testing/favourites.ts'
import { expectGoodShape } from '../../testing/look.ts'
import { openSite } from '../../testing/open-site.tsx'
import { signInNewVisitor } from '../../testing/visitor.ts'

const fair = 21
const list = page.getByRole('list', { name: '名片夹' })
const cards = list.getByRole('listitem')

test('I-06 received cards are read, exported for an address book and a spreadsheet, shown to a camera, and cancelled by selection', async () => {
  const [first, second] = await exchangeCards(await signInNewVisitor(), fair, 2)
  await openSite('/plateformInfo?centre=4&alone=1')
  await expect.element(cards).toHaveLength(2)
  const card = cards.filter({ hasText: first?.name ?? '' })
  await expect
    .element(card)
    .toHaveTextContent(new RegExp(`${first?.name}.*${first?.address}.*国际海洋渔业云博览会`))
  await expect
    .element(card.getByRole('link', { name: /@/ }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  for (const [format, begins] of [
    ['vCard', 'BEGIN:VCARD'],
    ['CSV', '\ufeff'],
  ] as const) {
    await page.getByRole('button', { name: '导出', exact: true }).click()
    const file = commands.nextDownload()
    await page.getByRole('button', { name: new RegExp(`^${format}`) }).click()
    const { text } = await file
    expect(text.startsWith(begins)).toBe(true)
    expect(text).toContain(first?.name)
  }

  await list.getByRole('button', { name: `${first?.name} 的名片二维码` }).click()
  const qr = page.getByRole('dialog', { name: /二维码/ })
  await expect.element(qr.getByRole('img')).toBeVisible()
  await qr.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  await list.getByRole('checkbox', { name: first?.name ?? '' }).click()
  await expectGoodShape()
  await page.getByRole('button', { name: '删除（1）' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除（1）' }).click()
  await expect.element(page.getByRole('status').getByText('名片已删除')).toBeVisible()
  await expect.element(cards).toHaveLength(1)
  await expect.element(cards).toHaveTextContent(second?.name ?? '')
})
