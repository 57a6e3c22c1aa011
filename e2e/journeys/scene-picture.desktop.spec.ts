import type { Page } from '@playwright/test'
import type { HallPlanReply } from '@tradefloor/contract'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

/** The pictures themselves, drawn in software: every pin by mouse and by keyboard says the right thing to the page. */

// Software draws by the pixel.
test.use({ scene: 'picture', viewport: { width: 1024, height: 640 } })

/** Opens a page with a scene, and the scene where the page asks first because the machine is weak. */
async function openScene(page: Page, address: string) {
  await page.goto(address)
  const frame = page.locator('iframe')
  const enter = page.getByRole('button', { name: '进入三维场景' })
  await expect(frame.or(enter).first()).toBeVisible()
  if (await enter.isVisible()) await enter.click()
  await expect(page.frameLocator('iframe').locator('canvas[data-rest]')).toBeAttached({ timeout: 25_000 })
  return page.frameLocator('iframe')
}

const booth = 'company_id=1001&exhibition_id=21'
const spots = [
  ['videos', '视频'],
  ['posters', '海报'],
] as const

for (const [hand, choose] of [
  ['mouse', (_: Page, pin: ReturnType<Page['locator']>) => pin.click()],
  [
    'keyboard',
    async (page: Page, pin: ReturnType<Page['locator']>) => {
      await pin.focus()
      await page.keyboard.press('Enter')
    },
  ],
] as const) {
  test(`H-01 H-02 H-09 every pin of a booth’s picture opens its panel by ${hand}`, async ({ page }) => {
    // A conversation is somebody's own.
    await newVisitor(page)
    const scene = await openScene(page, `/area/ztDetail?${booth}`)
    for (const [name, title] of spots) {
      await choose(page, scene.locator(`nav [data-place="${name}"]`))
      const panel = page.getByRole('dialog', { name: title })
      await expect(panel).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
    }
    // What the page's rails offer has no pin over the picture.
    await expect(scene.locator('nav [data-place="contact"], nav [data-place="about"]')).toHaveCount(0)
  })

  test(`F-03 F-04 every pin of the desk’s picture leads to its counter by ${hand}`, async ({ page }) => {
    const scene = await openScene(page, '/area/consult?exhibition_id=21&status=0')
    for (const [name, title] of [
      ['contact', '联系我们'],
      ['schedule', '会议日程'],
      ['documents', '展会资料'],
    ] as const) {
      await choose(page, scene.locator(`nav [data-place="${name}"]`))
      const panel = page.getByRole('dialog', { name: title })
      await expect(panel).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
    }
    await choose(page, scene.locator('nav [data-place="halls"]'))
    await expect(page).toHaveURL(/\/area\/zhanqu\?exhibition_id=21/)
  })

  test(`G-01 a stand’s pin in the hall’s picture leads to its booth by ${hand}`, async ({ page }) => {
    const scene = await openScene(page, '/area/zhanqu?exhibition_id=21&status=0')
    const pin = scene.locator('nav [data-place^="company-"]').first()
    const company = (await pin.getAttribute('data-place'))?.replace('company-', '')
    await choose(page, pin)
    await expect(page).toHaveURL(new RegExp(`/area/ztDetail\\?company_id=${company}&exhibition_id=21`))
  })
}

test('G-01 Q-03 looking for a company flies to its stand, and Enter goes in', async ({ page }) => {
  const scene = await openScene(page, '/area/zhanqu?exhibition_id=21&status=0')
  await scene.getByRole('combobox').fill('罐头')
  const found = scene.getByRole('option').first()
  await expect(found).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(scene.locator('nav [data-place]')).toHaveCount(1)
  const company = (await scene.locator('nav [data-place]').getAttribute('data-place'))?.replace(
    'company-',
    '',
  )
  await scene.locator('canvas').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/area/ztDetail\\?company_id=${company}&exhibition_id=21`))
})

test('U-47 looking for a product flies to the stand that shows it', async ({ page }) => {
  const scene = await openScene(page, '/area/zhanqu?exhibition_id=21&status=0')
  await scene.getByRole('combobox').fill('蟹酱')
  await expect(scene.getByRole('option').first()).toHaveText(/展品：.*蟹酱/)
  await page.keyboard.press('Enter')
  await expect(scene.locator('nav [data-place]')).toHaveCount(1)
  await expect(scene.locator('nav [data-place="company-1006"]')).toBeAttached()
})

test('Q-02 the picture speaks the other language at once, without being loaded again', async ({ page }) => {
  const scene = await openScene(page, '/area/consult?exhibition_id=21&status=0')
  await expect(scene.getByRole('button', { name: /联系主办方/ })).toBeVisible()
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(scene.getByRole('button', { name: /Contact us/ })).toBeVisible()
  await expect(scene.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('in a small window', () => {
  test.use({ viewport: { width: 420, height: 280 } })

  test('Q-03 H-09 a stand in the hall shows its exhibitor’s own poster, even one that comes when all is at rest', async ({
    page,
  }) => {
    let letIn = () => {}
    const later = new Promise<void>((resolve) => {
      letIn = resolve
    })
    const asked: string[] = []
    await page.route('**/files/**', async (route) => {
      const address = new URL(route.request().url())
      asked.push(address.pathname)
      // Every other picture is none, so that what changes is the poster.
      if (address.pathname !== (await poster)) await route.fulfill({ contentType: 'image/webp', body: '' })
      else await later.then(() => route.continue())
    })
    const poster = page
      .waitForResponse('**/hall-plan?*')
      .then((plan) => plan.json())
      .then(
        ({ data }: HallPlanReply) => data.booths.find(({ company_id }) => company_id === 1001)?.poster_url,
      )
    await page.goto('/scene/hall?exhibition_id=21&company_id=1001')
    await expect(page.locator('canvas[data-rest]')).toBeAttached({ timeout: 20_000 })
    expect(await poster).toMatch(/^\/files\/./)
    await expect.poll(async () => asked.includes((await poster) ?? '')).toBe(true)
    const drawn = await page.screenshot()
    letIn()
    await expect.poll(async () => (await page.screenshot()).equals(drawn)).toBe(false)
  })
})
