import { withoutFirstAnswers } from '../support/first-answers.ts'
import { expect, test } from '../support/test.ts'

const lists = '**/api/exhibition/v2/web/exhibition?**'

test.beforeEach(({ page }) => withoutFirstAnswers(page))

test('A-09 a list that is on its way shows its own shape, then its cards', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(lists, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/exhibition?list=held')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('status')).toContainText('正在加载')
  await expect(drawer.getByRole('article')).toHaveCount(0)
  release()
  await expect(drawer.getByRole('article').first()).toBeVisible()
  await expect(drawer.getByRole('status')).toHaveCount(0)
})

test.describe('when requests fail', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('O-02 a list that did not come says why and is asked for again on Retry', async ({ page }) => {
    await page.route(lists, (route) => route.abort('connectionfailed'))
    await page.goto('/exhibition?list=held')
    const drawer = page.getByRole('dialog')
    const fault = drawer.getByRole('alert')
    await expect(fault).toContainText('内容没有加载出来')
    await page.unroute(lists)
    await fault.getByRole('button', { name: '重试' }).click()
    await expect(drawer.getByRole('article').first()).toBeVisible()
  })

  test('O-02 P-05 an answer that takes longer than the server allows for is given up, said so and asked for again', async ({
    page,
  }) => {
    let isStalled = true
    await page.route(lists, (route) => (isStalled ? undefined : route.continue()))
    await page.route('**/exhibition?list=held', async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replace(/(id="first-answers">)[^<]*/, '$1')
        .replace(/("call_seconds":)\d+/, '$11')
      await route.fulfill({ response, body })
    })
    await page.goto('/exhibition?list=held')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('alert')).toContainText('网络请求超时')
    isStalled = false
    await drawer.getByRole('button', { name: '重试' }).click()
    await expect(drawer.getByRole('article').first()).toBeVisible()
  })

  test('O-02 an exhibition that did not come says why and is asked for again on Retry', async ({ page }) => {
    const one = '**/api/exhibition/v2/web/exhibition/34?**'
    await page.route(one, (route) => route.abort('connectionfailed'))
    await page.goto('/area/zhanqu?exhibition_id=34&status=0')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(one)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '跨境电商选品云展' })).toBeVisible()
  })

  test('B-05 A-09 a picture that is missing becomes the first letter of the fair, and the picture when it can be had', async ({
    page,
  }) => {
    await page.route('**/files/**', (route) => route.abort())
    await page.goto('/exhibition?list=held')
    const letter = page.getByRole('dialog').getByText('跨', { exact: true })
    await expect(letter).toBeVisible()
    await page.unroute('**/files/**')
    await expect(letter).toHaveCount(0)
    await expect(page.getByRole('dialog').getByRole('article').locator('img').first()).toHaveJSProperty(
      'complete',
      true,
    )
  })
})
