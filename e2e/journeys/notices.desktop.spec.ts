import { phone } from '../support/devices.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { expo, organisedFair } from '../support/organiser.ts'
import { expect, test } from '../support/test.ts'

// A notice is on every page of its fair, so these go one after the other; each starts the tool several times.
test.describe.configure({ mode: 'default' })
test.beforeEach(() => expo(['notice', '--remove', 'all']))

const at = (path: string) => organisedFair().address + path
const english = ['--en', 'The opening moves to the small hall', '--link', 'https://example.com/opening']

test('S-05 the organiser’s notice is on every page', async ({ page }) => {
  await expo(['notice', '开幕式改在小会议厅举行', ...english])
  const bar = page.getByRole('region', { name: '主办方通知' })
  for (const path of ['/exhibition', '/plateformInfo', '/nowhere']) {
    await page.goto(at(path))
    await expect(bar).toContainText('开幕式改在小会议厅举行')
    await expectGoodShape(page)
    await expectAccessible(page)
  }
})

test('S-05 a notice is in the reader’s language, and opens its link safely', async ({ page }) => {
  await expo(['notice', '开幕式改在小会议厅举行', ...english])
  const bar = page.getByRole('region', { name: '主办方通知' })
  await page.goto(at('/exhibition'))
  const link = bar.getByRole('link', { name: /查看详情/ })
  await expect(link).toHaveAttribute('href', 'https://example.com/opening')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')

  await page.getByRole('button', { name: 'EN English' }).click()
  const inEnglish = page.getByRole('region', { name: 'Notices from the organiser' })
  await expect(inEnglish).toContainText('The opening moves to the small hall')
  await expect(inEnglish).not.toContainText('开幕式')
})

test('S-05 a notice in one language only is shown to all, and said to be in the other', async ({ page }) => {
  await expo(['notice', '--en', 'Only in English'])
  await page.goto(at('/exhibition'))
  const words = page.getByRole('region', { name: '主办方通知' }).getByText('Only in English')
  await expect(words).toHaveAttribute('lang', 'en')
})

test('S-05 dismissed with the keyboard it stays away, here and after a reload; the next one comes', async ({
  page,
}) => {
  await expo(['notice', '第一条'])
  await expo(['notice', '第二条'])
  await page.goto(at('/exhibition'))
  const bar = page.getByRole('region', { name: '主办方通知' })
  await expect(bar.getByRole('listitem')).toHaveText(['第二条', '第一条'])
  const close = bar.getByRole('button', { name: '不再显示此通知' })
  await close.first().focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('listitem')).toHaveText(['第一条'])
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()

  await page.goto(at('/plateformInfo'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expo(['notice', '第三条'])
  await page.reload()
  await expect(bar.getByRole('listitem')).toHaveText(['第三条'])
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

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...device } = phone
  test.use(device)

  const long = '因台风影响，今天下午所有场次改为线上直播，请从日程进入。'.repeat(4)

  test('S-05 on a phone one notice shows, in two lines, and more of it when it is asked for', async ({
    page,
  }) => {
    await expo(['notice', '第一条'])
    await expo(['notice', '第二条'])
    await expo(['notice', long, '--link', 'https://example.com/typhoon'])
    for (const path of ['/mobileExhibition', '/mobileplateformInfo']) {
      await page.goto(at(path))
      const bar = page.getByRole('region', { name: '主办方通知' })
      await expect(bar.getByRole('listitem')).toHaveCount(1)
      const text = bar.getByRole('paragraph')
      const height = async () => (await text.boundingBox())?.height ?? 0
      expect(await height()).toBeLessThanOrEqual(44)
      await expectGoodShape(page)
      await expectTouchTargets(page)
      await expectAccessible(page)
      await bar.getByRole('button', { name: '展开全文' }).tap()
      expect(await height()).toBeGreaterThan(60)
      await bar.getByRole('button', { name: '还有 2 条通知' }).tap()
      await expect(bar.getByRole('listitem')).toHaveCount(3)
      await expectGoodShape(page)
    }
  })

  test('S-05 on a phone a dismissed notice makes room for the next, and stays away', async ({ page }) => {
    await expo(['notice', '第一条', '--en', 'The first'])
    await expo(['notice', '第二条', '--en', 'The second'])
    await page.goto(at('/mobileExhibition'))
    const bar = page.getByRole('region', { name: '主办方通知' })
    await bar.getByRole('button', { name: '不再显示此通知' }).tap()
    await expect(bar.getByRole('listitem')).toHaveText(['第一条'])
    await page.getByRole('button', { name: 'EN English' }).tap()
    const inEnglish = page.getByRole('region', { name: 'Notices from the organiser' })
    await expect(inEnglish.getByRole('listitem')).toHaveText(['The first'])
    await inEnglish.getByRole('button', { name: 'Do not show this notice again' }).tap()
    await expect(inEnglish).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(inEnglish).toHaveCount(0)
  })
})
