import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { expo, organisedFair } from '../support/organiser.ts'
import { expect, test } from '../support/test.ts'

// A notice is on every page of its fair, so these go one after the other; each starts the tool several times.
test.describe.configure({ mode: 'default' })
test.beforeEach(() => expo(['notice', '--remove', 'all']))

const at = (path: string) => organisedFair().address + path

test('S-05 the organiser’s notice is on every page, and the next one comes with the next page', async ({
  page,
}) => {
  await expo([
    'notice',
    '开幕式改在小会议厅举行',
    '--en',
    'The opening moves to the small hall',
    '--link',
    'https://example.com/opening',
  ])
  const bar = page.getByRole('region', { name: '主办方通知' })
  for (const path of ['/exhibition', '/plateformInfo', '/nowhere']) {
    await page.goto(at(path))
    await expect(bar).toContainText('开幕式改在小会议厅举行')
    await expectGoodShape(page)
    await expectAccessible(page)
  }
  await expo(['notice', '第二条'])
  await page.reload()
  await expect(bar.getByRole('listitem')).toHaveText(['第二条', /^开幕式改在小会议厅举行/])
})

test('S-05 where storage is blocked a notice can be dismissed all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await expo(['notice', '第一条'])
  await page.goto(at('/exhibition'))
  const bar = page.getByRole('region', { name: '主办方通知' })
  await bar.getByRole('button', { name: '不再显示此通知' }).click()
  await expect(bar).toHaveCount(0)
})
