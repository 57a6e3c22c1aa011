import type { Page } from '@playwright/test'
import { pretend, strong } from '../support/machines.ts'
import { ready, serveScene } from '../support/scene-documents.ts'
import { expect, test } from '../support/test.ts'

test.use({ scene: 'picture' })

const hall = '/area/zhanqu?exhibition_id=34&status=0'
const posterIn = (page: Page, name: string) => page.locator(`img[src="/scene/posters/${name}.avif"]`)

/** Loaded and seen, and whole: the picture has the size that the page was told. */
async function expectSeen(page: Page, name: string) {
  const poster = posterIn(page, name)
  await expect(poster).toBeVisible()
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([Number(await poster.getAttribute('width')), Number(await poster.getAttribute('height'))])
}

/** Unseen until the scene says that it is ready. */
async function expectSceneWhenReady(page: Page) {
  const frame = page.locator('iframe')
  await expect(frame).toHaveCSS('opacity', '0')
  const inside = page.frames().find((one) => one.parentFrame())
  await inside?.evaluate((message) => parent.postMessage(message, location.origin), ready)
  await expect(frame).toHaveCSS('opacity', '1')
}

for (const [what, scene, path, poster, name] of [
  ['a hall', 'hall', hall, 'hall-patio', '跨境电商选品云展'],
  ['a desk', 'desk', '/area/consult?exhibition_id=21&status=0', 'desk-tide', '国际海洋渔业云博览会'],
] as const)
  test(`Q-01 before the scene of ${what} is ready, the picture of its look is there with the name over it`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(pretend, strong)
    await serveScene(context, scene, { says: [{ v: 1, type: 'here' }] })
    await page.goto(path)
    const over = page.locator('p', { hasText: name })
    await expectSeen(page, poster)
    await expect(over).toBeVisible()
    await expectSceneWhenReady(page)
    await expect(over).toHaveCount(0)
  })

test('Q-50 before the scene of a booth is ready, the picture of this booth is there, with no words over it', async ({
  page,
  context,
}) => {
  await page.addInitScript(pretend, strong)
  await serveScene(context, 'booth', { says: [{ v: 1, type: 'here' }] })
  await page.goto('/area/ztDetail?company_id=1001&exhibition_id=21')
  await expect(page.locator('img[src^="/posters/booth/21/1001/zh.wide.avif"]')).toHaveCSS('opacity', '1')
  await expect(posterIn(page, 'booth-tide')).toHaveCSS('filter', /blur/)
  await expect(page.getByRole('heading', { level: 1, name: '舟山潮垣海产有限公司' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '正在打开三维场景' })).toBeVisible()
  await expect(page.locator('p', { hasText: '舟山潮垣海产有限公司' })).toHaveCount(0)
  await expectSceneWhenReady(page)
})

test.describe('a picture that does not come', () => {
  test.use({ expectedErrors: [/404/] })

  test('Q-01 is stood in for by the exhibition’s own, and that by the plain sea', async ({
    page,
    context,
  }) => {
    await page.addInitScript(pretend, strong)
    await serveScene(context, 'hall', { says: [{ v: 1, type: 'here' }] })
    await page.route('**/scene/posters/**', (route) => route.fulfill({ status: 404 }))
    await page.goto(hall)
    const banner = page.locator('img[sizes="100vw"][src^="/files/"]')
    await expect(banner).toBeVisible()
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.route('**/files/**', (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect(page.locator('p', { hasText: '跨境电商选品云展' })).toBeVisible()
    await expect(page.locator('img[sizes="100vw"]')).toHaveCount(0)
  })
})
